import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { cx } from "./cx.ts";

type Props = { kind?: "plain" | "accent" | "danger" | "warn" | "good"; children: ReactNode };

/** A short label. The colour only repeats what the text says. */
export const Badge = ({ kind = "plain", children }: Props) => (
  <span className={cx(styles.badge, kind !== "plain" && styles[kind])}>{children}</span>
);
