import styles from "./chart.module.css";
import { isLabelled, type Trend } from "./chart-data.ts";
import { curveThrough } from "./curve.ts";
import { label, shape, share, stretched } from "./elements.ts";

/** Approximate number of ticks on the count axis; ticks are integers. */
const LEVELS = 4;

/** Formats of ISO dates and counts on the axes. */
export type Labels = { readonly day: (date: string) => string; readonly count: (count: number) => string };

/** Draws reports per day into `place`. */
export function drawTrend(place: HTMLElement, { dates, counts }: Trend, labels: Labels) {
  const last = Math.max(1, counts.length - 1);
  const levels = levelsUpTo(Math.max(...counts, 1));
  const top = levels.at(-1) ?? 1;
  const y = (count: number) => top - count;

  const line = curveThrough(counts.map(y));

  const plot = document.createElement("div");
  plot.className = styles.plot ?? "";
  plot.append(
    stretched(styles.lines, last, top, [
      ...levels.map((level) => shape("line", styles.grid, { x1: 0, x2: last, y1: y(level), y2: y(level) })),
      shape("path", styles.area, { d: `${line}V${top}H0Z` }),
      shape("path", styles.line, { d: line }),
    ]),
    ...levels.map((level) => label(styles.level, labels.count(level), { bottom: share(level, top) })),
    ...dates.flatMap((date, day) =>
      isLabelled(day, dates.length) ? [label(styles.day, labels.day(date), { left: share(day, last) })] : [],
    ),
  );
  place.append(plot);
  return { detach: () => plot.remove() };
}

/** Ticks from zero to the first one at or above the highest count. */
function levelsUpTo(highest: number): readonly number[] {
  const step = roundStep(highest / LEVELS);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, level) => level * step);
}

/** The nearest of 1, 2 and 5 times a power of ten, at least 1. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const [, factor = 1] = ROUNDED.find(([from]) => step / power >= from) ?? [];
  return Math.max(1, factor * power);
}

/** Rounding thresholds: the geometric means between the allowed factors. */
const ROUNDED = [
  [Math.sqrt(50), 10],
  [Math.sqrt(10), 5],
  [Math.sqrt(2), 2],
] as const;
