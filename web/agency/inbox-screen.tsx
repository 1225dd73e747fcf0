import { CASE_STATUSES, CHAINS, CRIME_TYPES } from "@sb/contracts/codes.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { Choice } from "../list/choice.tsx";
import { listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./agency.module.css";
import { type InboxFilters, readFilters, writeFilters } from "./filters.ts";
import { InboxRow } from "./inbox-row.tsx";

/** The reports that the agency was given, the newest first. */
export function InboxScreen() {
  const { t } = useTranslation();
  const filters = readFilters(useSearch());
  const setSearch = useSetSearch();
  const { page, ...chosen } = filters;
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  const query = useQuery({
    ...queryOf("GET agency/report", { query: { ...chosen, ...listQuery({ page }) } }),
    placeholderData: keepPreviousData,
  });
  const choose = (change: Partial<InboxFilters>) => void setSearch(writeFilters({ ...filters, page: 1, ...change }));
  return (
    <Page title={t(($) => $.agency.inbox.heading)} lead={t(($) => $.agency.inbox.lead)}>
      <div className={detail.stack}>
        <div className={styles.filters}>
          <Choice
            label={t(($) => $.agency.inbox.status)}
            all={t(($) => $.agency.inbox.all)}
            codes={CASE_STATUSES}
            nameOf={(code) => t(($) => $.agency.cases[code])}
            value={filters.status}
            onChange={(status) => choose({ status })}
          />
          <Choice
            label={t(($) => $.agency.inbox.crimeType)}
            all={t(($) => $.agency.inbox.all)}
            codes={CRIME_TYPES}
            nameOf={(code) => t(($) => $.codes.crimeType[code])}
            value={filters.crimeType}
            onChange={(crimeType) => choose({ crimeType })}
          />
          <Choice
            label={t(($) => $.agency.inbox.chain)}
            all={t(($) => $.agency.inbox.all)}
            codes={CHAINS}
            nameOf={(code) => t(($) => $.codes.chain[code])}
            value={filters.chain}
            onChange={(chain) => choose({ chain })}
          />
        </div>
        <ListView
          query={query}
          rows
          keyOf={({ dclrSeq }) => dclrSeq}
          words={{
            list: t(($) => $.agency.inbox.list),
            loading: t(($) => $.agency.loading),
            failed: t(($) => $.agency.failed),
          }}
          summary={({ pagination: { totalItems: count }, totalIsLowerBound }) =>
            totalIsLowerBound
              ? t(($) => $.agency.inbox.resultsAtLeast, { count })
              : t(($) => $.agency.inbox.results, { count })
          }
          hrefOf={(to) => pathTo("/agency", writeFilters({ ...filters, page: to }))}
          draw={(item) => <InboxRow item={item} />}
          empty={
            <EmptyState
              icon={<Icon of={Inbox} size={26} />}
              title={t(($) => $.agency.inbox.noneTitle)}
              text={isFiltered ? t(($) => $.agency.inbox.noneFoundText) : t(($) => $.agency.inbox.noneText)}
            />
          }
        />
      </div>
    </Page>
  );
}
