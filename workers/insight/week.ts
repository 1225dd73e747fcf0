/** Milliseconds since 1970; `to` is not in it. */
export type Week = { readonly from: number; readonly to: number; readonly name: string };

const WEEK_MS = 7 * 86_400_000;
/** Monday, 1970-01-05, 00:00 UTC: nine o'clock in Seoul, which has no summer time. */
const A_MONDAY = 4 * 86_400_000;

/** The last whole week before a time. A retry a few hours later means the same one. */
export function weekOf(time: number): Week {
  const to = Math.floor((time - A_MONDAY) / WEEK_MS) * WEEK_MS + A_MONDAY;
  return { from: to - WEEK_MS, to, name: new Date(to).toISOString().slice(0, 10) };
}
