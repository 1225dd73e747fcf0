import { pictureUrl } from "@sb/contracts/insight/pictures.ts";
import type { SaferViewListItem } from "@sb/contracts/insight/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { CardTitle } from "../list/card-title.tsx";
import { pathTo } from "../routing/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { Image } from "../ui/image.tsx";
import { Marked } from "../ui/marked.tsx";
import styles from "./article-row.module.css";

/** An article in a list. The whole row leads to it. */
export function ArticleRow({ article }: { article: SaferViewListItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { viewSeq, category, language, title, summary, thumbnail, readingMinutes, publishedAt } = article;
  return (
    <article className={styles.row}>
      {thumbnail && (
        <Image
          className={styles.picture ?? ""}
          src={pictureUrl(thumbnail.pictureId, 320)}
          original={thumbnail.url}
          alt=""
          width={160}
          height={106}
        />
      )}
      <div className={styles.words}>
        <div className={styles.top}>
          <Badge kind="accent">{t(($) => $.insight.categories[category])}</Badge>
          <time className={styles.small} dateTime={publishedAt}>
            {format.shortDate(publishedAt)}
          </time>
        </div>
        <div lang={language}>
          <CardTitle href={pathTo("/insight/safer-view/:viewSeq", { viewSeq })}>
            <Marked text={title} ranges={article.highlights.title ?? []} />
          </CardTitle>
          <p className={styles.summary}>{summary}</p>
        </div>
        <p className={styles.facts}>
          <span>{t(($) => $.insight.reading, { count: readingMinutes })}</span>
          <span>{t(($) => $.insight.views, { count: article.viewCount })}</span>
          <span>{t(($) => $.insight.likes, { count: article.likeCount })}</span>
          <span>{t(($) => $.insight.comments, { count: article.commentCount })}</span>
        </p>
      </div>
    </article>
  );
}
