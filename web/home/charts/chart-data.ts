// Data for the home page's two charts, from the response of GET home/main.
import type { CrimeType } from "@sb/contracts/codes.ts";
import type { HomeMain } from "@sb/contracts/home/wire.ts";

export type Trend = {
  /** ISO dates, oldest first. */
  readonly dates: readonly string[];
  readonly counts: readonly number[];
  readonly total: number;
};

export function trendOf(daily: HomeMain["daily"]): Trend {
  const counts = daily.map((day) => day.count);
  return { dates: daily.map((day) => day.date), counts, total: counts.reduce((sum, count) => sum + count, 0) };
}

/** Whether the day at `index` gets a label: every `step`th day, counted back from the last (today). */
export const isLabelled = (index: number, length: number, step = 7): boolean => (length - 1 - index) % step === 0;

export type CategoryRow =
  | { readonly crimeType: CrimeType; readonly count: number }
  | { readonly kinds: number; readonly count: number };

/** The `top` most reported categories in descending order, and the rest as one row. */
export function categoriesOf(crimeTypes: HomeMain["crimeTypes"], top: number): CategoryRow[] {
  const ranked = crimeTypes.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  if (ranked.length <= top + 1) return ranked;
  const rest = ranked.slice(top);
  return [...ranked.slice(0, top), { kinds: rest.length, count: rest.reduce((sum, { count }) => sum + count, 0) }];
}
