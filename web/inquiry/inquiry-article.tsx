import type { InquiryView } from "@sb/contracts/inquiry/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import detail from "../ui/detail.module.css";
import { AttachedFiles } from "./attached-files.tsx";
import styles from "./inquiry.module.css";
import { StatusBadge } from "./status-badge.tsx";

/** An inquiry with its answer, for the person and for admins. `children`: what can be done with it. */
export function InquiryArticle({ inquiry, children }: { inquiry: InquiryView; children?: ReactNode }) {
  const { t } = useTranslation();
  const { seq, status, title, contents, files, answer } = inquiry;
  return (
    <article className={detail.article}>
      <header className={detail.head}>
        <StatusBadge status={status} />
        <h1 dir="auto">{title}</h1>
        <p className={detail.quiet}>
          {t(($) => $.inquiry.detail.number, { seq: String(seq) })} · <Times inquiry={inquiry} />
        </p>
      </header>
      <p className={detail.text} dir="auto">
        {contents}
      </p>
      {files.length > 0 && (
        <section className={detail.section} aria-labelledby="files">
          <h2 id="files">{t(($) => $.inquiry.detail.files)}</h2>
          <AttachedFiles files={files} />
        </section>
      )}
      {answer === undefined ? (
        inquiry.mine && <p className={styles.note}>{t(($) => $.inquiry.detail.waiting)}</p>
      ) : (
        <Answer inquiry={inquiry} />
      )}
      {children}
    </article>
  );
}

function Times({ inquiry: { submittedAt, modifiedAt } }: { inquiry: InquiryView }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <time dateTime={submittedAt}>{format.dateTime(submittedAt)}</time>
      {modifiedAt !== undefined && <> · {t(($) => $.inquiry.detail.modified, { when: format.dateTime(modifiedAt) })}</>}
    </>
  );
}

function Answer({ inquiry: { answer, processedAt } }: { inquiry: InquiryView }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={`${detail.section} ${detail.panel}`} aria-labelledby="answer">
      <h2 id="answer">{t(($) => $.inquiry.detail.answer)}</h2>
      {processedAt !== undefined && (
        <p className={detail.quiet}>
          <time dateTime={processedAt}>{format.dateTime(processedAt)}</time>
        </p>
      )}
      <p className={detail.text} dir="auto">
        {answer}
      </p>
    </section>
  );
}
