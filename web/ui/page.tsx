import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./page.module.css";

type Props = {
  /** Above the title: the way back. */
  above?: ReactNode;
  /** The one h1 of the page; a screen without it brings its own. */
  title?: ReactNode;
  lead?: ReactNode;
  /** Text to read or a form to fill: narrower. */
  reading?: boolean;
  children: ReactNode;
};

/** The room of a screen between header and footer. */
export const Page = ({ above, title, lead, reading = false, children }: Props) => (
  <div className={cx(styles.page, reading && styles.reading)}>
    {above}
    {title && (
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    )}
    {children}
  </div>
);
