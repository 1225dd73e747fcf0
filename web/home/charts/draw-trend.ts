import styles from "./chart.module.css";
import { isLabelled, type Trend } from "./chart-data.ts";
import { label, shape, share, stretched } from "./elements.ts";

/** Approximate number of ticks on the count axis; ticks are integers. */
const LEVELS = 4;

/** Formats of ISO dates and counts on the axes. */
export type Labels = { readonly day: (date: string) => string; readonly count: (count: number) => string };

/** A bar's share of its day; the rest is space beside it. */
const WIDTH = 0.7;

/** Draws one bar per day into `place`. No line: there is nothing between one day's count and the next. */
export function drawTrend(place: HTMLElement, { dates, counts }: Trend, labels: Labels) {
  const days = Math.max(1, counts.length);
  const levels = levelsUpTo(Math.max(...counts, 1));
  const top = levels.at(-1) ?? 1;

  const plot = document.createElement("div");
  plot.className = styles.plot ?? "";
  plot.append(
    stretched(styles.lines, days, top, [
      ...levels.map((level) => shape("line", styles.grid, { x1: 0, x2: days, y1: top - level, y2: top - level })),
      ...counts.map((count, day) =>
        shape("rect", styles.bar, { x: day + (1 - WIDTH) / 2, y: top - count, width: WIDTH, height: count }),
      ),
    ]),
    ...levels.map((level) => label(styles.level, labels.count(level), { bottom: share(level, top) })),
    ...dates.flatMap((date, day) =>
      isLabelled(day, dates.length) ? [label(styles.day, labels.day(date), { left: share(day + 0.5, days) })] : [],
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
