import type { InquiryHead } from "@sb/contracts/inquiry/wire.ts";
import { MessageSquare, Paperclip } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CardTitle } from "../list/card-title.tsx";
import row from "../list/row.module.css";
import { Icon } from "../ui/icon.tsx";
import { Marked } from "../ui/marked.tsx";
import type { Range } from "../ui/passages.ts";
import styles from "./inquiry.module.css";
import { StatusBadge } from "./status-badge.tsx";

type Props = {
  inquiry: InquiryHead;
  href: string;
  when: ReactNode;
  /** Passages of the title that the search found. */
  ranges?: readonly Range[] | undefined;
  /** More badges, after the status. */
  badges?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
};

/** An inquiry in a list. The whole row leads to it. */
export function InquiryRow({ inquiry, href, when, ranges = [], badges, children }: Props) {
  const { t } = useTranslation();
  const { status, title, fileCount, commentCount } = inquiry;
  return (
    <article className={row.row}>
      <div className={row.top}>
        <StatusBadge status={status} />
        {badges}
        <span className={row.when}>{when}</span>
      </div>
      <CardTitle href={href}>
        <Marked text={title} ranges={ranges} />
      </CardTitle>
      {children}
      {fileCount + commentCount > 0 && (
        <p className={styles.counts}>
          {fileCount > 0 && (
            <span>
              <Icon of={Paperclip} size={16} />
              {t(($) => $.inquiry.files, { count: fileCount })}
            </span>
          )}
          {commentCount > 0 && (
            <span>
              <Icon of={MessageSquare} size={16} />
              {t(($) => $.inquiry.comments, { count: commentCount })}
            </span>
          )}
        </p>
      )}
    </article>
  );
}
