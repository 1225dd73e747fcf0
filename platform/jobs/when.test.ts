import { expect, test } from "vitest";
import { nextAfter, type When } from "./when.ts";

/** The next times after one, ISO 8601 in UTC. */
function times(when: When, after: string, count: number): string[] {
  const found: string[] = [];
  for (let at = Date.parse(after); found.length < count; ) {
    at = nextAfter(when, at);
    found.push(new Date(at).toISOString());
  }
  return found;
}

test("an interval runs at its multiples, whenever it is asked", () => {
  const hourly = { everyMs: 3_600_000 };
  expect(times(hourly, "2026-11-22T10:17:00Z", 2)).toEqual(["2026-11-22T11:00:00.000Z", "2026-11-22T12:00:00.000Z"]);
  expect(times(hourly, "2026-11-22T11:00:00Z", 1)).toEqual(["2026-11-22T12:00:00.000Z"]);
});

test("a pattern runs by the clock of its time zone", () => {
  const newsletter = { cron: "0 8 * * 1", timeZone: "Asia/Seoul" };
  expect(times(newsletter, "2026-11-22T00:00:00Z", 2)).toEqual([
    "2026-11-22T23:00:00.000Z",
    "2026-11-29T23:00:00.000Z",
  ]);
});

test("a time of day that clocks skip or repeat comes once each day", () => {
  const nightly = { cron: "30 2 * * *", timeZone: "Europe/Berlin" };
  expect(times(nightly, "2026-03-28T00:00:00Z", 3)).toEqual([
    "2026-03-28T01:30:00.000Z",
    "2026-03-29T01:00:00.000Z",
    "2026-03-30T00:30:00.000Z",
  ]);
  expect(times(nightly, "2026-10-24T12:00:00Z", 2)).toEqual(["2026-10-25T00:30:00.000Z", "2026-10-26T01:30:00.000Z"]);
});

test.each<[string, When]>([
  ["an interval of nothing", { everyMs: 0 }],
  ["an interval of half a millisecond", { everyMs: 1_000.5 }],
  ["an interval of years", { everyMs: 1e12 }],
  ["a pattern with seconds", { cron: "0 0 8 * * 1", timeZone: "UTC" }],
  ["a date", { cron: "2030-01-01T00:00:00", timeZone: "UTC" }],
  ["a nickname", { cron: "@daily", timeZone: "UTC" }],
  ["a pattern out of range", { cron: "61 * * * *", timeZone: "UTC" }],
  ["a date that never comes", { cron: "0 0 30 2 *", timeZone: "UTC" }],
  ["an unknown time zone", { cron: "0 8 * * 1", timeZone: "Mars/Olympus" }],
])("%s is refused", (_what, when) => {
  expect(() => nextAfter(when, 0)).toThrow(expect.objectContaining({ code: "JOB_INVALID" }));
});
