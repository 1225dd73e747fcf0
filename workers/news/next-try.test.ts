import { expect, test } from "vitest";
import { isEarly, nextTryAt, retryAfterMs } from "./next-try.ts";

const NOW = Date.parse("2026-01-01T00:00:00.000Z");
const HALF_HOURS = (at: string) => (Date.parse(at) - NOW) / 1_800_000;

test("a source that fails is asked half as often each time, at least once a day", () => {
  expect([0, 1, 2, 3, 6, 7, 60].map((failures) => HALF_HOURS(nextTryAt(NOW, failures)))).toEqual([
    1, 1, 2, 4, 32, 48, 48,
  ]);
});

test("it is not asked before it says, but at least once a day", () => {
  expect(HALF_HOURS(nextTryAt(NOW, 1, 7_200_000))).toBe(4);
  expect(HALF_HOURS(nextTryAt(NOW, 1, 60_000))).toBe(1);
  expect(HALF_HOURS(nextTryAt(NOW, 1, 10 ** 12))).toBe(48);
});

test("Retry-After has seconds or a date", () => {
  expect(retryAfterMs("120", NOW)).toBe(120_000);
  expect(retryAfterMs("Thu, 01 Jan 2026 01:00:00 GMT", NOW)).toBe(3_600_000);
  expect(retryAfterMs("Wed, 31 Dec 2025 01:00:00 GMT", NOW)).toBe(0);
  expect([undefined, "soon", "-5"].map((header) => retryAfterMs(header, NOW))).toEqual([0, 0, 0]);
});

test("is too early until its time, but not where the clock was put back since", () => {
  const now = new Date(NOW).toISOString();
  const next = nextTryAt(NOW, 1);
  expect([isEarly(undefined, now), isEarly(next, now), isEarly(next, next)]).toEqual([false, true, false]);
  expect(isEarly(nextTryAt(NOW + 2 * 86_400_000, 1), now)).toBe(false);
});
