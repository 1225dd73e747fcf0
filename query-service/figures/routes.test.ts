import { expect, test } from "vitest";
import { daysUntil, parkedOn, waitingOn } from "./routes.ts";

test("days end with the one that is named, over the end of a month and of a leap year's February", () => {
  expect(daysUntil("2028-03-01", 3)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
});

const DAYS = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04"];

test("a queue's oldest ages until it ends to wait; what began before the span counts", () => {
  const all = new Map([
    ["2025-12-31", { begun: 2 }],
    ["2026-02-27", { begun: 1, ended: { "2025-12-31": 1 } }],
    ["2026-03-02", { begun: 1, ended: { "2025-12-31": 1 } }],
    ["2026-03-03", { ended: { "2026-02-27": 1 } }],
    ["2026-03-04", { ended: { "2026-03-02": 1 } }],
  ]);
  expect(waitingOn(DAYS, all)).toEqual({
    begun: [0, 1, 0, 0],
    ended: [0, 1, 1, 1],
    waiting: [2, 2, 1, 0],
    oldestDays: [60, 3, 1, 0],
  });
});

test("without anything, nothing waits", () => {
  const none = [0, 0, 0, 0];
  expect(waitingOn(DAYS, new Map())).toEqual({ begun: none, ended: none, waiting: none, oldestDays: none });
});

test("an end that clocks of two machines put on the day before its beginning leaves nothing behind", () => {
  const all = new Map([
    ["2026-03-01", { ended: { "2026-03-02": 1 } }],
    ["2026-03-02", { begun: 1 }],
  ]);
  expect(waitingOn(DAYS, all)).toMatchObject({ waiting: [0, 0, 0, 0], oldestDays: [0, 0, 0, 0] });
});

test("jobs that are parked now stand on each day since they were, the kind with the most first", () => {
  const found = new Map([
    ["news-fetch", ["2026-03-03T23:59:59.999Z"]],
    ["mail", ["2026-03-04T00:00:00.000Z", "2026-03-02T10:00:00.000Z", "2025-12-31T10:00:00.000Z"]],
  ]);
  expect(parkedOn(DAYS, found)).toEqual([
    { kind: "mail", oldestAt: "2025-12-31T10:00:00.000Z", waiting: [1, 2, 2, 3] },
    { kind: "news-fetch", oldestAt: "2026-03-03T23:59:59.999Z", waiting: [0, 0, 1, 1] },
  ]);
});
