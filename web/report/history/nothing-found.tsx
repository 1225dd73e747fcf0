import { SearchX } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { useText } from "../../i18n/text.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { type ReportFilters, writeFilters } from "../filters.ts";

/** No report: says that this is no proof of safety, and what to do next. */
export function NothingFound({ filters }: { filters: ReportFilters }) {
  const t = useText().report.history;
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return (
    <EmptyState
      icon={<SearchX size={26} />}
      title={asked ? t.emptyTitle : t.noneYetTitle}
      text={asked ? t.emptyText : t.noneYetText}
    >
      {asked && <LinkButton href={paths.report.history()}>{t.clear}</LinkButton>}
      <LinkButton kind="primary" href={paths.report.write}>
        {t.fileReport}
      </LinkButton>
    </EmptyState>
  );
}
