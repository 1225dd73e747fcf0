import type { ComponentProps } from "react";
import styles from "./card.module.css";
import { cx } from "./cx.ts";

/** A raised surface. */
export const Card = ({ className, ...rest }: ComponentProps<"div">) => (
  <div {...rest} className={cx(styles.card, className)} />
);
