import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./news.module.css";
import { NewsArticle } from "./news-article.tsx";

/** One item. One that is not there, or hidden, is answered as every 404. */
export function NewsScreen({ newsSeq }: { newsSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET insight/block-news/detail/{newsSeq}", { params: { newsSeq } }));
  return (
    <Page reading>
      <BackLink href={pathTo("/insight/block-news")} label={t(($) => $.news.back)} />
      {query.isPending && (
        <div className={styles.article} role="status" aria-label={t(($) => $.news.loading)}>
          <Skeleton width="80%" height="2em" />
          <Skeleton height="14em" />
          <Skeleton height="6em" />
        </div>
      )}
      {query.isError && <QueryFailed title={t(($) => $.news.failed)} query={query} />}
      {query.data && <NewsArticle news={query.data} />}
    </Page>
  );
}
