// Which version of a text counts on a day.
import type { TermsCode } from "@sb/contracts/codes.ts";
import type { TermsItem } from "@sb/contracts/terms/wire.ts";

const KOREAN_DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul", dateStyle: "short" });

/** The day in Korea, where a version comes into force at midnight: `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  return KOREAN_DAY.format(new Date(instant));
}

/** The newest version that had come into force by the day; undefined where there was none yet. */
export function findInForce(items: readonly TermsItem[], code: TermsCode, day: string): TermsItem | undefined {
  return versionsOf(items, code).find(({ applyDt }) => applyDt <= day);
}

/** Newest first. */
export function versionsOf(items: readonly TermsItem[], code: TermsCode): readonly TermsItem[] {
  return items.filter((item) => item.code === code).sort((a, b) => (a.applyDt < b.applyDt ? 1 : -1));
}
