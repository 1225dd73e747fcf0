import type { ReactNode } from "react";
import styles from "./card-title.module.css";

/** The title of an `<article>` in a list. Its link covers the whole article, so other buttons must lie above it. */
export const CardTitle = ({ href, children }: { href: string; children: ReactNode }) => (
  <h3 className={styles.title}>
    <a className={styles.link} href={href}>
      {children}
    </a>
  </h3>
);
