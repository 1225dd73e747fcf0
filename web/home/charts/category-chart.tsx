import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { useCallback } from "react";
import { useFormat, useText } from "../../i18n/text.tsx";
import { Chart } from "./chart.tsx";
import { type CategoryRow, categoriesOf } from "./chart-data.ts";

/** Categories with a bar of their own. */
const BARS = 6;

/** The most reported categories as bars, all of them in the table. */
export function CategoryChart({ crimeTypes }: Pick<HomeMain, "crimeTypes">) {
  const { codes, home } = useText();
  const t = home.numbers;
  const format = useFormat();
  const draw = useCallback(
    async (place: HTMLElement) => {
      const { drawCategories } = await import("./draw-categories.ts");
      const nameOf = (row: CategoryRow) =>
        "crimeType" in row ? codes.crimeType[row.crimeType] : home.numbers.others(row.kinds);
      const bars = categoriesOf(crimeTypes, BARS).map((row) => ({
        name: nameOf(row),
        count: row.count,
        shown: format.number(row.count),
      }));
      return drawCategories(place, bars);
    },
    [crimeTypes, codes, home, format],
  );
  const all = categoriesOf(crimeTypes, crimeTypes.length);
  return (
    <Chart
      title={t.categories}
      kind="categories"
      headers={[t.category, t.count]}
      rows={all.flatMap((row) =>
        "crimeType" in row ? [[codes.crimeType[row.crimeType], format.number(row.count)] as const] : [],
      )}
      draw={draw}
    />
  );
}
