import { Hammer } from "lucide";
import { useTranslation } from "react-i18next";
import { paths } from "../routing/paths.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";

/** Placeholder for a screen that is not available yet; says so, and where to go instead. */
export function SoonScreen() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState
        icon={<Icon of={Hammer} size={26} />}
        title={t(($) => $.common.soon.title)}
        text={t(($) => $.common.soon.text)}
        headingLevel={1}
      >
        <LinkButton kind="primary" href={paths.report.history()}>
          {t(($) => $.common.soon.action)}
        </LinkButton>
      </EmptyState>
    </Page>
  );
}
