import { SearchX } from "lucide";
import { useTranslation } from "react-i18next";
import { usePage } from "../../routing/page.ts";
import { pathTo } from "../../routing/paths.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";

/** For a path that no screen has. The path stays, so that a mistyped one can be mended. */
export function Missing() {
  const { t } = useTranslation();
  usePage("missing");
  return (
    <Page reading>
      <EmptyState
        headingLevel={1}
        icon={<Icon of={SearchX} size={26} />}
        title={t(($) => $.missing.title)}
        text={t(($) => $.missing.text)}
      >
        <LinkButton kind="primary" href={pathTo("/")}>
          {t(($) => $.missing.lookUp)}
        </LinkButton>
        <LinkButton href={pathTo("/report/history")}>{t(($) => $.missing.search)}</LinkButton>
      </EmptyState>
    </Page>
  );
}
