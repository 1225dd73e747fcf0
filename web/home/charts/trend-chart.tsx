import type { HomeMain } from "@sb/contracts/home.ts";
import { useCallback } from "react";
import { LOCALES } from "../../i18n/languages.ts";
import { useFormat, useLanguage, useText } from "../../i18n/text.tsx";
import { Chart } from "./chart.tsx";
import { trendOf } from "./chart-data.ts";

/** Reports on each of the last 30 days. The dates are days already, of no time zone. */
export function TrendChart({ daily }: Pick<HomeMain, "daily">) {
  const t = useText().home.numbers;
  const format = useFormat();
  const { language } = useLanguage();
  const draw = useCallback(
    async (place: HTMLElement) => {
      const { drawTrend } = await import("./draw-trend.ts");
      const day = new Intl.DateTimeFormat(LOCALES[language], { month: "numeric", day: "numeric", timeZone: "UTC" });
      return drawTrend(place, trendOf(daily), (date) => day.format(new Date(date)));
    },
    [daily, language],
  );
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return (
    <Chart
      title={t.trend}
      kind="trend"
      headers={[t.date, t.count]}
      rows={daily.toReversed().map(({ date, count }) => [day.format(new Date(date)), format.number(count)])}
      draw={draw}
    />
  );
}
