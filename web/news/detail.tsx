// One item of news.

import type { NewsView } from "@sb/contracts/news/wire.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf, under } from "../api/keys.ts";
import { useViewed } from "../api/use-viewed.ts";
import { LikeButton } from "../comments/like-button.tsx";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat } from "../i18n/language.ts";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import { useSession } from "../session/store.ts";
import { Badge } from "../ui/badge.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Icon } from "../ui/icon.tsx";
import { Image } from "../ui/image.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./news.module.css";

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
      {query.isError && <QueryFailed alone title={t(($) => $.news.failed)} query={query} />}
      {query.data && <NewsArticle news={query.data} />}
    </Page>
  );
}

const HideButton = lazy(async () => ({ default: (await import("./admin/judge.tsx")).HideButton }));

/** An article as the feed gives it, and the way to all of it at its publisher's. */
function NewsArticle({ news }: { news: NewsView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const session = useSession();
  const queryClient = useQueryClient();
  const { newsSeq, title, content, source, category, publishedAt, thumbnail, link, liked, likeCount, viewCount } = news;
  useViewed("NEWS", newsSeq);
  const like = async (wanted: boolean) => {
    await call("POST insight/block-news/like", { body: { newsSeq, like: wanted } });
    await queryClient.invalidateQueries({ queryKey: under("insight/block-news") });
  };
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Badge kind="accent">{t(($) => $.news.categories[category])}</Badge>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.facts}>
          <span>{source}</span>
          <time dateTime={publishedAt}>{format.dateTime(publishedAt)}</time>
          <span>{t(($) => $.news.views, { count: viewCount })}</span>
        </p>
      </header>
      {thumbnail && <Image className={styles.picture ?? ""} src={thumbnail} alt="" width={720} height={450} priority />}
      {content && <p className={styles.content}>{content}</p>}
      <div className={styles.actions}>
        <LinkButton kind="primary" href={link} target="_blank" rel="noopener noreferrer nofollow">
          {t(($) => $.news.readAt, { source })}
          <Icon of={ExternalLink} size={18} />
        </LinkButton>
        <LikeButton liked={liked} count={likeCount} onLike={like} />
        {mayDo(session, "editor") && (
          <Suspense>
            <HideButton newsSeq={newsSeq} title={title} />
          </Suspense>
        )}
      </div>
      <p className={styles.note}>{t(($) => $.news.note, { source })}</p>
    </article>
  );
}
