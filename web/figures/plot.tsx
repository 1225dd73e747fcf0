import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useFormat } from "../i18n/language.ts";
import { useDay } from "../i18n/use-day.ts";
import styles from "./plot.module.css";

/** Bars count what happened on a day. Steps show how something stood at its end: no line runs between two days. */
export type PlotKind = "bars" | "steps";
export type Series = { readonly name: string; readonly values: readonly number[] };

type Props = {
  ref?: Ref<SVGSVGElement>;
  title: string;
  kind: PlotKind;
  days: readonly string[];
  series: readonly Series[];
};

const HEIGHT = 200;
const ROW = 24;
const BELOW = 28;
const ABOVE = 10;
/** Widths of a digit and of a day's name: more than any font takes. */
const DIGIT = 9;
const DAY = 64;
/** Where nothing was measured yet. */
const WIDTH = 640;

/** Series by day as one picture, its legend in it, so that it can be saved as it is. They differ by shape as well as by colour. */
export function Plot({ ref, title, kind, days, series }: Props) {
  const format = useFormat();
  const day = useDay();
  const svg = useRef<SVGSVGElement>(null);
  useImperativeHandle(ref, () => svg.current as SVGSVGElement, []);
  const width = useWidth(svg);
  const levels = levelsUpTo(Math.max(1, ...series.flatMap(({ values }) => values)));
  const most = levels.at(-1) ?? 1;
  const left = format.number(most).length * DIGIT + DIGIT;
  const top = series.length * ROW + ABOVE;
  const inner = Math.max(1, width - left - DIGIT);
  const x = (at: number) => left + (at / Math.max(1, days.length)) * inner;
  const y = (value: number) => top + HEIGHT * (1 - value / most);
  const legend = series.map((each) => `${each.name}: ${format.number(figureOf(kind, each))}`);
  const stride = Math.ceil(days.length / Math.max(1, Math.floor(inner / DAY)));
  return (
    <svg
      ref={svg}
      role="img"
      aria-label={`${title}. ${legend.join(", ")}`}
      className={styles.plot}
      height={top + HEIGHT + BELOW}
    >
      {series.map(({ name }, at) => (
        <g key={name}>
          <Sample kind={kind} at={at} y={at * ROW + ROW / 2} />
          <text className={styles.word} x={32} y={at * ROW + ROW / 2 + 5}>
            {legend[at]}
          </text>
        </g>
      ))}
      {levels.map((level) => (
        <g key={level}>
          <line className={styles.grid} x1={left} x2={left + inner} y1={y(level)} y2={y(level)} />
          <text className={styles.level} x={left - DIGIT} y={y(level) + 4}>
            {format.number(level)}
          </text>
        </g>
      ))}
      {days.map((each, at) =>
        (days.length - 1 - at) % stride === 0 && x(at + 0.5) > left + DAY / 3 ? (
          <text
            key={each}
            className={x(at + 0.5) > left + inner - DAY / 2 ? styles.lastDay : styles.day}
            x={Math.min(x(at + 0.5), left + inner)}
            y={top + HEIGHT + ROW - 4}
          >
            {day.short(each)}
          </text>
        ) : null,
      )}
      {series.map(({ name, values }, at) =>
        kind === "steps" ? (
          <path key={name} className={MARKS[at % MARKS.length]} d={stepsOf(values, x, y)} />
        ) : (
          <Bars key={name} values={values} at={at} of={series.length} x={x} y={y} />
        ),
      )}
    </svg>
  );
}

/** Solid and dashed lines. */
const MARKS = [
  ...[styles.solid, styles.dashed, styles.dotted, styles.mixed, styles.long],
  ...[styles.fine, styles.pairs],
];
/** So many series of steps differ by their lines. */
export const MOST_STEPS = 7;
/** Filled, empty, and with a dashed edge. */
const BARS = [styles.full, styles.hollow, styles.edged];

type Scale = (value: number) => number;

function Bars({ values, at, of, x, y }: { values: readonly number[]; at: number; of: number; x: Scale; y: Scale }) {
  const share = 0.8 / of;
  return values.map((value, index) =>
    value === 0 ? null : (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has one place.
        key={index}
        className={BARS[at % BARS.length]}
        x={x(index + 0.1 + at * share)}
        y={y(value)}
        width={Math.max(0.5, x(share) - x(0))}
        height={y(0) - y(value)}
      />
    ),
  );
}

function Sample({ kind, at, y }: { kind: PlotKind; at: number; y: number }) {
  if (kind === "steps") return <path className={MARKS[at % MARKS.length]} d={`M0 ${y}H24`} />;
  return <rect className={BARS[at % BARS.length]} x={6} y={y - 6} width={12} height={12} />;
}

function stepsOf(values: readonly number[], x: Scale, y: Scale): string {
  const steps = values.map(
    (value, at) => `${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}H${x(at + 1).toFixed(1)}`,
  );
  return steps.join("");
}

/** The sum of what happened, or how it stands now. */
const figureOf = (kind: PlotKind, { values }: Series): number =>
  kind === "bars" ? values.reduce((sum, value) => sum + value, 0) : (values.at(-1) ?? 0);

const LEVELS = 4;
/** Whole numbers from zero to the first one at or above the highest. */
export function levelsUpTo(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(highest / LEVELS));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each * LEVELS >= highest) ?? 1);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, level) => level * step);
}

function useWidth(element: { readonly current: SVGSVGElement | null }): number {
  const [width, setWidth] = useState(WIDTH);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || WIDTH));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
