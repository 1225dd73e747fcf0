import { LogIn } from "lucide";
import { pathTo } from "../../routing/paths.ts";
import { GoogleButton } from "../../session/google-button.tsx";
import { useLogin } from "../../session/use-login.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";

/** This registration can't continue: offers the Google login. */
export function LogInInstead({ title }: { title: string }) {
  const { login } = useLogin();
  return (
    <Page reading>
      <EmptyState icon={<Icon of={LogIn} size={26} />} title={title} headingLevel={1}>
        <GoogleButton onClick={() => void login(pathTo("/"))} />
      </EmptyState>
    </Page>
  );
}
