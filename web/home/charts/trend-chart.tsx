import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { useDay } from "../../i18n/use-day.ts";
import { Chart } from "./chart.tsx";
import { trendOf } from "./chart-data.ts";

/** Reports per day over the last 30 days. */
export function TrendChart({ daily }: Pick<HomeMain, "daily">) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = useDay();
  const draw = useCallback(
    async (place: HTMLElement) => {
      const { drawTrend } = await import("./draw.ts");
      return drawTrend(place, trendOf(daily), { day: day.short, count: format.number });
    },
    [daily, day, format],
  );
  return (
    <Chart
      title={t(($) => $.home.numbers.trend)}
      kind="trend"
      headers={[t(($) => $.home.numbers.date), t(($) => $.home.numbers.count)]}
      rows={daily.toReversed().map(({ date, count }) => [day.long(date), format.number(count)])}
      draw={draw}
    />
  );
}
