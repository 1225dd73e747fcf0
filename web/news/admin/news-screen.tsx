import { NEWS_QUEUES } from "@sb/contracts/codes.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Newspaper } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { Choice } from "../../list/choice.tsx";
import { codeOf, listQuery } from "../../list/filters.ts";
import { ListView } from "../../list/list-view.tsx";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./admin.module.css";
import { AdminNewsRow } from "./news-row.tsx";

/** News that are shown or hidden, with what editors may do with each. */
export function AdminNewsScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const status = codeOf(NEWS_QUEUES, search.status) ?? "SHOWN";
  const query = useQuery({
    ...queryOf("GET admin/news", { query: { status, ...listQuery({ page: pageOf(search) }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.news.admin.heading)} lead={t(($) => $.news.admin.lead)}>
      <div className={detail.stack}>
        <div className={styles.bar}>
          <Choice
            label={t(($) => $.news.admin.queue)}
            codes={NEWS_QUEUES}
            nameOf={(code) => t(($) => $.news.admin.queues[code])}
            value={status}
            onChange={(chosen) => void setSearch(chosen === "HIDDEN" ? { status: chosen } : {})}
          />
          <LinkButton href={pathTo("/admin/news-source")}>{t(($) => $.news.admin.toSources)}</LinkButton>
        </div>
        <ListView
          rows
          query={query}
          keyOf={({ newsSeq }) => newsSeq}
          words={{
            list: t(($) => $.news.list),
            loading: t(($) => $.news.loading),
            failed: t(($) => $.news.failed),
          }}
          summary={({ pagination }) => t(($) => $.news.results, { count: pagination.totalItems })}
          hrefOf={(to) =>
            pathTo("/admin/news", { status: status === "HIDDEN" ? status : undefined, page: to > 1 ? to : undefined })
          }
          draw={(news) => <AdminNewsRow news={news} />}
          empty={
            <EmptyState
              icon={<Icon of={Newspaper} size={26} />}
              {...t(($) => $.news.admin.none[status], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}
