import type { NewsListItem } from "@sb/contracts/news/wire.ts";
import { ThumbsUp } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { CardTitle } from "../list/card-title.tsx";
import { pathTo } from "../routing/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Image } from "../ui/image.tsx";
import { Marked } from "../ui/marked.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import styles from "./news-card.module.css";

/** An item in the list. The whole card leads to it. */
export function NewsCard({ news }: { news: NewsListItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { newsSeq, title, content, source, category, publishedAt, thumbnail, highlights } = news;
  return (
    <article className={styles.card}>
      {thumbnail && <Image className={styles.picture ?? ""} src={thumbnail} alt="" width={176} height={110} />}
      <div className={styles.words}>
        <div className={styles.top}>
          <Badge kind="accent">{t(($) => $.news.categories[category])}</Badge>
          <span>{source}</span>
          <time dateTime={publishedAt}>{format.ago(publishedAt)}</time>
        </div>
        <CardTitle href={pathTo("/insight/block-news/:newsSeq", { newsSeq })}>
          <Marked text={title} ranges={highlights.title ?? []} />
        </CardTitle>
        {content && <p className={styles.content}>{content}</p>}
        <Counts news={news} />
      </div>
    </article>
  );
}

function Counts({ news: { viewCount, likeCount } }: { news: NewsListItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={styles.counts}>
      <span>{t(($) => $.news.views, { count: viewCount })}</span>
      {likeCount > 0 && (
        <span className={styles.likes}>
          <Icon of={ThumbsUp} size={14} />
          <VisuallyHidden>{t(($) => $.news.likes)}</VisuallyHidden>
          {format.number(likeCount)}
        </span>
      )}
    </p>
  );
}
