import styles from "./chart.module.css";
import { label, shape, stretched } from "./elements.ts";

export type Bar = {
  readonly name: string;
  /** Formats a count. */
  readonly shown: string;
  readonly count: number;
};

/** The bar's share of its row; the rest is space above and below. */
const THICKNESS = 0.32;

/** Draws one horizontal bar per category into `place`, the first on top, with its count at the end. */
export function drawCategories(place: HTMLElement, bars: readonly Bar[]) {
  const longest = Math.max(1, ...bars.map(({ count }) => count));
  const rows = document.createElement("div");
  rows.className = styles.bars ?? "";
  rows.style.setProperty("--rows", String(bars.length));
  rows.append(
    stretched(
      styles.lengths,
      longest,
      Math.max(1, bars.length),
      bars.map(({ count }, row) =>
        shape("rect", styles.bar, { x: 0, y: row + (1 - THICKNESS) / 2, width: count, height: THICKNESS }),
      ),
    ),
    ...bars.flatMap(({ name, shown, count }, row) => {
      const inRow = { "grid-row": String(row + 1) };
      return [
        label(styles.name, name, inRow),
        label(styles.number, shown, { ...inRow, "--share": String(count / longest) }),
      ];
    }),
  );
  place.append(rows);
  return { detach: () => rows.remove() };
}
