import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { withTexts } from "../../i18n/load.ts";
import { changeFilters } from "../../list/filters.ts";
import { Results } from "../../list/results.tsx";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Page } from "../../ui/page.tsx";
import { WatchButton } from "../../watching/lazy-watch-button.tsx";
import { historyQuery, type ReportFilters, readFilters, writeFilters } from "../filters.ts";
import { ReportCard } from "../report-card.tsx";
import { ReportListView } from "../report-list-view.tsx";
import { ExportLinks } from "./export-links.tsx";
import { ReportFilterForm } from "./filter-form.tsx";
import styles from "./history-screen.module.css";
import { NoReports } from "./no-reports.tsx";

/** Search and filter public reports; the URL holds the whole state. */
export function HistoryScreen() {
  const { t } = useTranslation();
  const filters = readFilters(useSearch());
  const setSearch = useSetSearch();
  const query = useQuery({
    ...queryOf("GET report/history", { query: historyQuery(filters) }),
    placeholderData: keepPreviousData,
  });
  const change = (to: Partial<ReportFilters>) => void setSearch(writeFilters(changeFilters(filters, to)));
  return (
    <Page title={t(($) => $.report.history.heading)} lead={t(($) => $.report.history.lead)}>
      <div className={styles.history}>
        <ReportFilterForm filters={filters} onChange={change} />
        {filters.searchKeyword && <NamesInSearch filters={filters} />}
        <ReportListView
          query={query}
          summary={({ pagination, totalIsLowerBound }) => (
            <Results searchKeyword={filters.searchKeyword || String(filters.dclrSeq ?? "")}>
              {totalIsLowerBound
                ? t(($) => $.report.history.resultsAtLeast, { total: pagination.totalItems })
                : t(($) => $.report.history.results, { count: pagination.totalItems })}
            </Results>
          )}
          hrefOf={(page) => pathTo("/report/history", writeFilters({ ...filters, page }))}
          draw={(report) => <ReportCard report={report} badges={report.mine && <Mine />} />}
          empty={<NoReports filters={filters} />}
        />
        {filters.searchKeyword && (
          <div>
            <WatchButton search text={filters.searchKeyword} />
          </div>
        )}
        <ExportLinks filters={filters} />
      </div>
    </Page>
  );
}

function Mine() {
  const { t } = useTranslation();
  return <Badge kind="good">{t(($) => $.report.history.mine)}</Badge>;
}

/** Names in the words of a search, which come after the list itself. */
function NamesInSearch({ filters }: { filters: ReportFilters }) {
  const { data } = useQuery({
    queryKey: ["code of names"],
    queryFn: () => withTexts(["lookup"], () => import("../words.tsx")),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { inline: true },
  });
  return data && <data.NamesInSearch filters={filters} />;
}
