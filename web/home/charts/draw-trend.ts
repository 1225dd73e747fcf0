// This file alone knows the chart library; it is loaded when the chart comes near the viewport.
import { ticks } from "d3-array";
import { area, curveMonotoneX, line } from "d3-shape";
import styles from "./chart.module.css";
import { isLabelled, type Trend } from "./chart-data.ts";
import { label, shape, share, stretched } from "./elements.ts";

/** Whole numbers on the axis of counts, about so many. */
const LEVELS = 4;

/** How an ISO date and a count are written on the axes. */
export type Labels = { readonly day: (date: string) => string; readonly count: (count: number) => string };

/** Draws reports per day into `place`. */
export function drawTrend(place: HTMLElement, { dates, counts }: Trend, labels: Labels) {
  const last = Math.max(1, counts.length - 1);
  const levels = levelsUpTo(Math.max(...counts, 1));
  const top = levels.at(-1) ?? 1;
  const x = (_: number, day: number) => day;
  const y = (count: number) => top - count;

  const plot = document.createElement("div");
  plot.className = styles.plot ?? "";
  plot.append(
    stretched(styles.lines, last, top, [
      ...levels.map((level) => shape("line", styles.grid, { x1: 0, x2: last, y1: y(level), y2: y(level) })),
      shape("path", styles.area, { d: area(x, () => top, y).curve(curveMonotoneX)(counts) ?? "" }),
      shape("path", styles.line, { d: line(x, y).curve(curveMonotoneX)(counts) ?? "" }),
    ]),
    ...levels.map((level) => label(styles.level, labels.count(level), { bottom: share(level, top) })),
    ...dates.flatMap((date, day) =>
      isLabelled(day, dates.length) ? [label(styles.day, labels.day(date), { left: share(day, last) })] : [],
    ),
  );
  place.append(plot);
  return { detach: () => plot.remove() };
}

/** From zero to the first at or above the highest count. */
function levelsUpTo(highest: number): readonly number[] {
  const inside = ticks(0, highest, LEVELS).filter(Number.isInteger);
  const [first = 0, second = 1] = inside;
  const end = inside.at(-1) ?? 0;
  return end < highest ? [...inside, end + second - first] : inside;
}
