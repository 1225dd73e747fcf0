import type { ReactNode } from "react";
import styles from "../state.module.css";

export type StateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** The next step, as buttons or links. */
  readonly children?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
};

/** Empty state: no content, or not yet. */
export function EmptyState({ icon, title, text, children, headingLevel = 2 }: StateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
