import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Chart } from "./chart.tsx";
import { type CategoryRow, categoriesOf } from "./chart-data.ts";

/** Number of categories with a bar of their own. */
const BARS = 6;

/** Bars for the most reported categories; the table lists all of them. */
export function CategoryChart({ crimeTypes }: Pick<HomeMain, "crimeTypes">) {
  const { t } = useTranslation();
  const format = useFormat();
  const draw = useCallback(
    async (place: HTMLElement) => {
      const { drawCategories } = await import("./draw.ts");
      const nameOf = (row: CategoryRow) =>
        "crimeType" in row
          ? t(($) => $.codes.crimeType[row.crimeType])
          : t(($) => $.home.numbers.others, { count: row.kinds });
      const bars = categoriesOf(crimeTypes, BARS).map((row) => ({
        name: nameOf(row),
        count: row.count,
        shown: format.number(row.count),
      }));
      return drawCategories(place, bars);
    },
    [crimeTypes, t, format],
  );
  const all = categoriesOf(crimeTypes, crimeTypes.length);
  return (
    <Chart
      title={t(($) => $.home.numbers.categories)}
      kind="categories"
      headers={[t(($) => $.home.numbers.category), t(($) => $.home.numbers.count)]}
      rows={all.flatMap((row) =>
        "crimeType" in row ? [[t(($) => $.codes.crimeType[row.crimeType]), format.number(row.count)] as const] : [],
      )}
      draw={draw}
    />
  );
}
