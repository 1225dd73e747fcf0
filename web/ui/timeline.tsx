import { cx } from "./cx.ts";
import styles from "./timeline.module.css";

export type Step = {
  readonly key: string;
  readonly title: React.ReactNode;
  /** When it happened; without it, it is still to come. */
  readonly at?: React.ReactNode;
  readonly text?: React.ReactNode;
};

/** A history, oldest first. */
export const Timeline = ({ steps, label }: { steps: readonly Step[]; label: string }) => (
  <ol className={styles.timeline} aria-label={label}>
    {steps.map(({ key, title, at, text }) => (
      <li key={key} className={cx(styles.step, at === undefined && styles.coming)}>
        <span className={styles.title}>{title}</span>
        {at !== undefined && <span className={styles.at}>{at}</span>}
        {text && <span className={styles.text}>{text}</span>}
      </li>
    ))}
  </ol>
);
