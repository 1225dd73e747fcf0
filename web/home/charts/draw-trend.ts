// This file and draw-categories.ts alone know the chart library; they are loaded when a chart comes near the viewport.
import { Interpolation, LineChart } from "chartist";
import { isLabelled, type Trend } from "./chart-data.ts";

/** Draws reports per day into `place`. `dayLabel` writes an ISO date for the axis. */
export function drawTrend(place: HTMLElement, trend: Trend, dayLabel: (date: string) => string): LineChart {
  return new LineChart(
    place,
    { labels: [...trend.dates], series: [[...trend.counts]] },
    {
      low: 0,
      showArea: true,
      showPoint: false,
      fullWidth: true,
      lineSmooth: Interpolation.monotoneCubic(),
      chartPadding: { top: 8, right: 32, bottom: 0, left: 0 },
      axisX: {
        showGrid: false,
        offset: 24,
        labelInterpolationFnc: (date, index) => (isLabelled(index, trend.dates.length) ? dayLabel(String(date)) : null),
      },
      axisY: { onlyInteger: true, offset: 40, scaleMinSpace: 40 },
    },
  );
}
