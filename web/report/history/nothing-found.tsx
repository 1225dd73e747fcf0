import { SearchX } from "lucide";
import { useTranslation } from "react-i18next";
import { paths } from "../../routing/paths.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { type ReportFilters, writeFilters } from "../filters.ts";

/** No report: says that this is no proof of safety, and what to do next. */
export function NothingFound({ filters }: { filters: ReportFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return (
    <EmptyState
      icon={<Icon of={SearchX} size={26} />}
      title={asked ? t(($) => $.common.nothingFound) : t(($) => $.report.history.noneYetTitle)}
      text={asked ? t(($) => $.report.history.emptyText) : t(($) => $.report.history.noneYetText)}
    >
      {asked && <LinkButton href={paths.report.history()}>{t(($) => $.report.history.clear)}</LinkButton>}
      <LinkButton kind="primary" href={paths.report.write}>
        {t(($) => $.report.history.fileReport)}
      </LinkButton>
    </EmptyState>
  );
}
