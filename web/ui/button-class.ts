import styles from "./button.module.css";
import { cx } from "./cx.ts";

export type ButtonLook = {
  /** `primary` for the main action of a screen, `danger` only for destructive actions. */
  readonly kind?: "primary" | "ink" | "secondary" | "quiet" | "danger";
  readonly size?: "small" | "medium" | "large" | "icon";
  readonly wide?: boolean | undefined;
};

export const buttonClass = ({ kind = "secondary", size = "medium", wide }: ButtonLook, more?: string): string =>
  cx(styles.button, styles[kind], size !== "medium" && styles[size], wide && styles.wide, more);
