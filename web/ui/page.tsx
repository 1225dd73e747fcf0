import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./page.module.css";

type Props = {
  /** Above the title, such as a back link. */
  above?: ReactNode;
  /** The page's h1; without it the screen renders its own. */
  title?: ReactNode;
  lead?: ReactNode;
  /** Narrower, for text or a form. */
  reading?: boolean;
  children: ReactNode;
};

/** The layout of a screen between header and footer. */
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
