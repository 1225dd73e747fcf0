import type { Language, NoticeType } from "@sb/contracts/codes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CardTitle } from "../list/card-title.tsx";
import { Badge } from "../ui/badge.tsx";
import { Marked } from "../ui/marked.tsx";
import type { Range } from "../ui/passages.ts";
import styles from "./notice-row.module.css";

type Props = {
  notice: { readonly optionType: NoticeType; readonly title: string; readonly lang?: Language };
  href: string;
  /** What the search found in the title. */
  ranges?: readonly Range[] | undefined;
  /** More badges, before the kind. */
  badges?: ReactNode;
  /** When it was written or published. */
  when: ReactNode;
  /** What the reader may do with it. */
  actions?: ReactNode;
};

/** A notice in a list. The whole row leads to it; what is pressed inside does not. */
export function NoticeRow({ notice, href, ranges = [], badges, when, actions }: Props) {
  const { t } = useTranslation();
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        {badges}
        <Badge kind="accent">{t(($) => $.notice.types[notice.optionType])}</Badge>
        <span className={styles.when}>{when}</span>
      </div>
      <CardTitle href={href}>
        <span lang={notice.lang}>
          <Marked text={notice.title} ranges={ranges} />
        </span>
      </CardTitle>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
