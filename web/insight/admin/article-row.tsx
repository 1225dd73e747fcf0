import type { AdminSaferViewListItem } from "@sb/contracts/insight/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import { CardTitle } from "../../list/card-title.tsx";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Marked } from "../../ui/marked.tsx";
import styles from "./article-row.module.css";
import { StatusBadge } from "./status-badge.tsx";

/** An article in the editors' list: its state, since when it has it, and for whom it is. */
export function ArticleRow({ article }: { article: AdminSaferViewListItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { viewSeq, status, category, language, title, publishAt, publishedAt, writtenAt, highlights } = article;
  const at = publishAt ?? publishedAt ?? writtenAt;
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <StatusBadge status={status} />
        <Badge kind="accent">{t(($) => $.insight.categories[category])}</Badge>
        <span>{LANGUAGE_NAMES[language]}</span>
        <time className={styles.when} dateTime={at}>
          {status === "SCHEDULED" ? format.dateTime(at) : format.shortDate(at)}
        </time>
      </div>
      <CardTitle href={pathTo("/admin/safer-view/:viewSeq", { viewSeq })}>
        {title === "" ? t(($) => $.articles.untitled) : <Marked text={title} ranges={highlights.title ?? []} />}
      </CardTitle>
    </article>
  );
}
