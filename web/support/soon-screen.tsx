import { Hammer } from "lucide";
import { useTranslation } from "react-i18next";
import { paths } from "../routing/paths.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";

/** A screen whose subject is not open yet: says so, and where to go meanwhile. */
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
