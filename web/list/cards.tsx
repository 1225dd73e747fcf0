import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import styles from "./cards.module.css";

type Props<Item> = {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => number | string;
  draw: (item: Item) => ReactNode;
  /** The next page is loading; the current one stays until then. */
  busy?: boolean;
  /** In one column, also on wide screens. */
  rows?: boolean | undefined;
};

/** Items in as many columns as fit. */
export const Cards = <Item,>({ label, items, keyOf, draw, busy = false, rows }: Props<Item>) => (
  <ul className={cx(styles.cards, rows && styles.rows)} aria-label={label} aria-busy={busy}>
    {items.map((item) => (
      <li key={keyOf(item)}>{draw(item)}</li>
    ))}
  </ul>
);

/** Skeleton with the size of the cards. */
export const CardsSkeleton = ({ count, label, rows }: { count: number; label: string; rows?: boolean | undefined }) => (
  <div className={cx(styles.cards, rows && styles.rows)} role="status" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders, never reordered.
      <div key={index} className={styles.room}>
        <Skeleton width="40%" />
        <Skeleton width="75%" height="1.4em" />
        {!rows && (
          <>
            <Skeleton width="55%" />
            <Skeleton height="2.6em" />
            <Skeleton width="30%" />
          </>
        )}
      </div>
    ))}
  </div>
);
