// News that are shown or hidden, as editors see them.

import { NEWS_QUEUES } from "@sb/contracts/news/model.ts";
import type { AdminNewsView } from "@sb/contracts/news/wire.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Newspaper } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf, under } from "../../api/keys.ts";
import { useFormat } from "../../i18n/language.ts";
import { Choice } from "../../list/choice.tsx";
import entry from "../../list/entry.module.css";
import { codeOf, listQuery } from "../../list/filters.ts";
import { ListView } from "../../list/list-view.tsx";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import { Badge } from "../../ui/badge.tsx";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./admin.module.css";
import { JudgeButton } from "./judge.tsx";

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

/** An item as editors see it. Its title leads to the publisher's page, which a hidden one has no other way to. */
function AdminNewsRow({ news }: { news: AdminNewsView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { newsSeq, title, link, source, category, publishedAt, hidden } = news;
  const refresh = async () => {
    await Promise.all(
      [under("admin/news"), under("insight/block-news"), under("home")].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  return (
    <article className={entry.entry}>
      <div className={styles.top}>
        <Badge kind={hidden ? "warn" : "accent"}>
          {hidden ? t(($) => $.news.admin.queues.HIDDEN) : t(($) => $.news.categories[category])}
        </Badge>
        <span>{source}</span>
        <time dateTime={publishedAt}>{format.dateTime(publishedAt)}</time>
      </div>
      <h3 className={entry.name}>
        <a href={link} target="_blank" rel="noopener noreferrer nofollow">
          {title}
        </a>
      </h3>
      {hidden && (
        <p className={entry.text}>
          {t(($) => $.news.admin.hiddenAt, { at: format.dateTime(hidden.at), reason: hidden.reason })}
        </p>
      )}
      <div className={entry.top}>
        <JudgeButton newsSeq={newsSeq} title={title} isHidden={hidden !== undefined} onDone={refresh} />
      </div>
    </article>
  );
}
