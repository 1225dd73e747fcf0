import { FileX2 } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

/** A report that was deleted, or is private: which of the two is nobody's business. */
export function ReportGone() {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      icon={<Icon of={FileX2} size={26} />}
      title={t(($) => $.report.gone.title)}
      text={t(($) => $.report.gone.text)}
    >
      <LinkButton kind="primary" href={pathTo("/report/history")}>
        {t(($) => $.report.gone.search)}
      </LinkButton>
      <LinkButton href={pathTo("/")}>{t(($) => $.report.gone.lookUp)}</LinkButton>
    </EmptyState>
  );
}
