import { LogIn } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { useLogin } from "../../session/use-login.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";

/** This registration can't continue: offers the Google login. */
export function LogInInstead({ title }: { title: string }) {
  const { t } = useTranslation();
  const { login } = useLogin();
  return (
    <Page reading>
      <EmptyState icon={<Icon of={LogIn} size={26} />} title={title} headingLevel={1}>
        <Button kind="primary" onClick={() => void login(pathTo("/"))}>
          {t(($) => $.account.login.again)}
        </Button>
      </EmptyState>
    </Page>
  );
}
