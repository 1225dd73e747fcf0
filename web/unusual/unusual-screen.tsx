import { UNUSUAL_QUEUES } from "@sb/contracts/unusual/model.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { Choice } from "../list/choice.tsx";
import { codeOf, listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { UnusualCase } from "./unusual-case.tsx";

/** Filings that the rules find unusual, for admins to look at. */
export function UnusualScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const status = codeOf(UNUSUAL_QUEUES, search.status) ?? "OPEN";
  const query = useQuery({
    ...queryOf("GET admin/unusual", { query: { status, ...listQuery({ page: pageOf(search) }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.unusual.heading)} lead={t(($) => $.unusual.lead)}>
      <div className={detail.stack}>
        <div className={detail.queue}>
          <Choice
            label={t(($) => $.unusual.queue)}
            codes={UNUSUAL_QUEUES}
            nameOf={(code) => t(($) => $.unusual.queues[code])}
            value={status}
            onChange={(chosen) => void setSearch(chosen === "REVIEWED" ? { status: chosen } : {})}
          />
        </div>
        <ListView
          rows
          query={query}
          keyOf={({ rule, dclrSeq }) => `${rule} ${dclrSeq}`}
          words={{
            list: t(($) => $.unusual.list),
            loading: t(($) => $.unusual.loading),
            failed: t(($) => $.unusual.failed),
          }}
          summary={({ pagination }) => t(($) => $.unusual.count, { count: pagination.totalItems })}
          hrefOf={(to) =>
            pathTo("/admin/unusual", {
              status: status === "REVIEWED" ? status : undefined,
              page: to > 1 ? to : undefined,
            })
          }
          draw={(found) => <UnusualCase found={found} />}
          empty={
            <EmptyState
              icon={<Icon of={ShieldCheck} size={26} />}
              {...t(($) => $.unusual.none[status], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}
