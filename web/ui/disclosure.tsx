import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

type Props = {
  id?: string;
  /** Always to be seen; opens and folds the rest. */
  summary: ReactNode;
  /** In a box of its own, like a card. */
  boxed?: boolean;
  /** At first. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Folds what most don't need. A `<details>` works before scripts do, and the browser's search finds its words. */
export const Disclosure = ({ id, summary, boxed = false, open, className, children }: Props) => (
  <details id={id} open={open} className={cx(boxed && styles.boxed, className)}>
    <summary className={styles.summary}>
      {summary}
      <Icon of={ChevronDown} size={18} className={styles.mark} />
    </summary>
    {children}
  </details>
);
