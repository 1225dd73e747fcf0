import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { AuditExport } from "./audit-export.tsx";
import { AuditFilterBar } from "./audit-filter-bar.tsx";
import { AuditRow } from "./audit-row.tsx";
import { type AuditFilters, instantsOf, readFilters, writeFilters } from "./filters.ts";

/** Who did what when. */
export function AuditScreen() {
  const { t } = useTranslation();
  const filters = readFilters(useSearch());
  const setSearch = useSetSearch();
  const query = useQuery({
    ...queryOf("GET admin/audit", { query: listQuery({ ...instantsOf(filters), page: filters.page }) }),
    placeholderData: keepPreviousData,
  });
  const change = (changed: Partial<AuditFilters>) => void setSearch(writeFilters({ ...filters, page: 1, ...changed }));
  return (
    <Page title={t(($) => $.audit.heading)} lead={t(($) => $.audit.lead)}>
      <div className={detail.stack}>
        <AuditFilterBar filters={filters} onChange={change} />
        <ListView
          rows
          query={query}
          keyOf={({ eventId }) => eventId}
          words={{
            list: t(($) => $.audit.list),
            loading: t(($) => $.audit.loading),
            failed: t(($) => $.audit.failed),
          }}
          summary={({ pagination }) => t(($) => $.audit.count, { count: pagination.totalItems })}
          hrefOf={(page) => pathTo("/admin/audit", writeFilters({ ...filters, page }))}
          draw={(item) => <AuditRow item={item} onActor={(actor) => change({ actor })} />}
          empty={
            <EmptyState
              icon={<Icon of={ScrollText} size={26} />}
              {...t(($) => $.audit.none, { returnObjects: true })}
            />
          }
        />
        <AuditExport filters={filters} />
      </div>
    </Page>
  );
}
