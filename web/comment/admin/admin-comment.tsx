import type { AdminCommentView } from "@sb/contracts/comment/wire.ts";
import { useTranslation } from "react-i18next";
import { plainText } from "../../comments/plain-text.ts";
import { useFormat } from "../../i18n/language.ts";
import entry from "../../list/entry.module.css";
import { Badge } from "../../ui/badge.tsx";
import { AdminActions } from "./admin-actions.tsx";
import styles from "./comments-screen.module.css";

/** A comment as admins see it: what it says, why people reported it, what can be done with it. */
export function AdminComment({ comment }: { comment: AdminCommentView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { flags, flaggedAt, hidden, parentSeq, writtenAt } = comment;
  const nick = comment.nick || t(($) => $.common.formerMember);
  return (
    <article className={entry.entry}>
      <p className={entry.top}>
        {parentSeq !== undefined && <Badge>{t(($) => $.comments.admin.reply)}</Badge>}
        {flags.map(({ reason, count }) => (
          <Badge key={reason} kind="warn">
            {t(($) => $.comments.admin.flag, { reason: t(($) => $.comments.flag.reasons[reason]), total: count })}
          </Badge>
        ))}
      </p>
      <p className={entry.text} dir="auto">
        {plainText(comment.content)}
      </p>
      <p className={styles.facts}>
        <bdi>{t(($) => $.comments.admin.by, { nick })}</bdi> ·{" "}
        <time dateTime={writtenAt}>{format.dateTime(writtenAt)}</time>
      </p>
      {flaggedAt && (
        <p className={styles.facts}>{t(($) => $.comments.admin.flaggedAt, { when: format.dateTime(flaggedAt) })}</p>
      )}
      {hidden && <p className={styles.facts}>{t(($) => $.comments.admin.hiddenBecause, { reason: hidden.reason })}</p>}
      <AdminActions comment={comment} nick={nick} />
    </article>
  );
}
