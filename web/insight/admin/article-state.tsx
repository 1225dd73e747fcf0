import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import styles from "./article-editor.module.css";
import { StatusBadge } from "./status-badge.tsx";

/** Who can read the article, and since or from when. */
export function ArticleState({ article }: { article: AdminSaferViewView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, publishAt, publishedAt, withdrawn } = article;
  return (
    <p className={styles.state} role="status">
      <StatusBadge status={status} />
      {status === "DRAFT" && t(($) => $.articles.onlyEditors)}
      {publishAt && t(($) => $.articles.publishesAt, { at: format.dateTime(publishAt) })}
      {status === "PUBLISHED" && publishedAt && t(($) => $.articles.publishedAt, { at: format.dateTime(publishedAt) })}
      {status === "WITHDRAWN" && withdrawn && t(($) => $.articles.withdrawnBecause, { reason: withdrawn.reason })}
    </p>
  );
}
