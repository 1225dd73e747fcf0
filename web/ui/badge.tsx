import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { cx } from "./cx.ts";

type Props = { kind?: "plain" | "accent" | "danger" | "warn" | "good"; children: ReactNode };

/** A word or two on what a thing is. The colour only repeats what the word says. */
export const Badge = ({ kind = "plain", children }: Props) => (
  <span className={cx(styles.badge, kind !== "plain" && styles[kind])}>{children}</span>
);
