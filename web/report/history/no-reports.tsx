import { SearchX } from "lucide";
import { useTranslation } from "react-i18next";
import { NothingFound } from "../../list/nothing-found.tsx";
import { pathTo } from "../../routing/paths.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { type ReportFilters, writeFilters } from "../filters.ts";

/** No reports: says that this is no proof of safety, and what to do next. */
export function NoReports({ filters }: { filters: ReportFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  const fileReport = (
    <LinkButton kind="primary" href={pathTo("/report")}>
      {t(($) => $.report.history.fileReport)}
    </LinkButton>
  );
  return asked ? (
    <NothingFound text={t(($) => $.report.history.emptyText)} clearHref={pathTo("/report/history")}>
      {fileReport}
    </NothingFound>
  ) : (
    <EmptyState
      icon={<Icon of={SearchX} size={26} />}
      title={t(($) => $.report.history.noneYetTitle)}
      text={t(($) => $.report.history.noneYetText)}
    >
      {fileReport}
    </EmptyState>
  );
}
