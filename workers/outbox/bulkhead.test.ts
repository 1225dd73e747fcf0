import type { PutOff } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { AT_ONCE, createBulkhead } from "./bulkhead.ts";

function open() {
  const clock = { now: 1_000_000 };
  const bulkhead = createBulkhead({ pauseMs: 5_000, longestPauseMs: 60_000, now: () => clock.now, random: () => 0.5 });
  const putOffOf = (receiver: string): number | undefined => {
    try {
      bulkhead.enter(receiver);
      return undefined;
    } catch (error) {
      return (error as PutOff).waitMs;
    }
  };
  const failTimes = (receiver: string, times: number, outcome: "FAILED" | "TIMED_OUT" = "FAILED") => {
    for (let at = 0; at < times; at += 1) {
      bulkhead.enter(receiver);
      bulkhead.leave(receiver, outcome);
    }
  };
  return { clock, bulkhead, putOffOf, failTimes };
}

test("a receiver has so many requests at once, and others have theirs", () => {
  const { bulkhead, putOffOf } = open();
  for (let at = 0; at < AT_ONCE; at += 1) bulkhead.enter("1");
  expect(putOffOf("1")).toBeGreaterThan(0);
  expect(putOffOf("2")).toBeUndefined();
  bulkhead.leave("1", "TAKEN");
  expect(putOffOf("1")).toBeUndefined();
});

test("after ten failures in a row there is a pause, then one try goes ahead", () => {
  const { clock, bulkhead, putOffOf, failTimes } = open();
  failTimes("1", 10);
  expect(putOffOf("1")).toBeGreaterThanOrEqual(5_000);
  expect(putOffOf("2")).toBeUndefined();
  clock.now += 5_000;
  bulkhead.enter("1");
  expect(putOffOf("1")).toBeLessThan(5_000);
  bulkhead.leave("1", "TAKEN");
  for (let at = 0; at < AT_ONCE; at += 1) expect(putOffOf("1")).toBeUndefined();
});

test("each further failure doubles the pause, up to the longest", () => {
  const { clock, putOffOf, failTimes } = open();
  failTimes("1", 10);
  const pauses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    clock.now += 120_000;
    failTimes("1", 1);
    pauses.push(Math.floor((putOffOf("1") ?? 0) / 5_000));
  }
  expect(pauses).toEqual([2, 4, 8, 12, 12, 12]);
});

test("time-outs count more, and a success in between forgets the failures", () => {
  const { putOffOf, failTimes, bulkhead } = open();
  failTimes("1", 2, "TIMED_OUT");
  expect(putOffOf("1")).toBeGreaterThanOrEqual(5_000);
  failTimes("2", 9);
  bulkhead.enter("2");
  bulkhead.leave("2", "TAKEN");
  failTimes("2", 9);
  expect(putOffOf("2")).toBeUndefined();
});
