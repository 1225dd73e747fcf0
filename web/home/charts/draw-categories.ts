import { BarChart } from "chartist";

export type Bar = {
  readonly name: string;
  /** How `count` is written. */
  readonly shown: string;
  readonly count: number;
};

/** Pixels between the end of a bar and its number. */
const GAP = 8;
/** Brings the number to the middle of its bar. */
const HALF_A_LINE = 5;

/** Draws one horizontal bar for each category into `place`, the first on top, its number at its end. */
export function drawCategories(place: HTMLElement, bars: readonly Bar[], numberClass: string): BarChart {
  const chart = new BarChart(
    place,
    { labels: bars.map((bar) => bar.name), series: [bars.map((bar) => bar.count)] },
    {
      low: 0,
      horizontalBars: true,
      reverseData: true,
      chartPadding: { top: 0, right: 56, bottom: 0, left: 0 },
      axisX: { showLabel: false, showGrid: false, offset: 0 },
      axisY: { showGrid: false, offset: 140 },
    },
  );
  // The library counts the bars from below.
  chart.on("draw", ({ type, index, group, x2, y2 }) => {
    const bar = bars.at(-1 - index);
    if (type === "bar" && bar) group.elem("text", { x: x2 + GAP, y: y2 + HALF_A_LINE }, numberClass).text(bar.shown);
  });
  return chart;
}
