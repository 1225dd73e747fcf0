import { ANALYSIS_QUEUES } from "@sb/contracts/analysis/model.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { Choice } from "../../list/choice.tsx";
import { codeOf, listQuery } from "../../list/filters.ts";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { AnalysisListView } from "../analysis-list-view.tsx";
import { AdminAnalysisRow } from "./admin-analysis-row.tsx";

/** The requests that wait, the oldest first, or those that have ended. */
export function AdminAnalysesScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const status = codeOf(ANALYSIS_QUEUES, search.status) ?? "OPEN";
  const query = useQuery({
    ...queryOf("GET admin/analysis", { query: { status, ...listQuery({ page: pageOf(search) }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.analysis.admin.heading)} lead={t(($) => $.analysis.admin.lead)}>
      <div className={detail.stack}>
        <div className={detail.queue}>
          <Choice
            label={t(($) => $.analysis.admin.queue)}
            codes={ANALYSIS_QUEUES}
            nameOf={(code) => t(($) => $.analysis.admin.queues[code])}
            value={status}
            onChange={(chosen) => void setSearch(chosen === "DONE" ? { status: chosen } : {})}
          />
        </div>
        <AnalysisListView
          query={query}
          hrefOf={(to) =>
            pathTo("/admin/analysis", { status: status === "DONE" ? status : undefined, page: to > 1 ? to : undefined })
          }
          draw={(analysis) => <AdminAnalysisRow analysis={analysis} />}
          empty={
            <EmptyState
              icon={<Icon of={Inbox} size={26} />}
              {...t(($) => $.analysis.admin.none[status], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}
