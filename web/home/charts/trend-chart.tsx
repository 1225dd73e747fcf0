import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useCallback } from "react";
import { useFormat, useText } from "../../i18n/text.tsx";
import { useDay } from "../../report/parts/use-day.ts";
import { Chart } from "./chart.tsx";
import { trendOf } from "./chart-data.ts";

/** Reports on each of the last 30 days. */
export function TrendChart({ daily }: Pick<HomeMain, "daily">) {
  const t = useText().home.numbers;
  const format = useFormat();
  const day = useDay();
  const draw = useCallback(
    async (place: HTMLElement) => {
      const { drawTrend } = await import("./draw-trend.ts");
      return drawTrend(place, trendOf(daily), { day: day.short, count: format.number });
    },
    [daily, day, format],
  );
  return (
    <Chart
      title={t.trend}
      kind="trend"
      headers={[t.date, t.count]}
      rows={daily.toReversed().map(({ date, count }) => [day.long(date), format.number(count)])}
      draw={draw}
    />
  );
}
