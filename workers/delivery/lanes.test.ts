import type { PutOff } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { AT_ONCE, createLanes } from "./lanes.ts";

function open() {
  const clock = { now: 1_000_000 };
  const lanes = createLanes({ pauseMs: 5_000, longestPauseMs: 60_000, now: () => clock.now, random: () => 0.5 });
  const putOffOf = (agencySeq: number): number | undefined => {
    try {
      lanes.enter(agencySeq);
      return undefined;
    } catch (error) {
      return (error as PutOff).waitMs;
    }
  };
  const failTimes = (agencySeq: number, times: number, outcome: "FAILED" | "TIMED_OUT" = "FAILED") => {
    for (let at = 0; at < times; at += 1) {
      lanes.enter(agencySeq);
      lanes.leave(agencySeq, outcome);
    }
  };
  return { clock, lanes, putOffOf, failTimes };
}

test("an agency has so many requests at once, and others have theirs", () => {
  const { lanes, putOffOf } = open();
  for (let at = 0; at < AT_ONCE; at += 1) lanes.enter(1);
  expect(putOffOf(1)).toBeGreaterThan(0);
  expect(putOffOf(2)).toBeUndefined();
  lanes.leave(1, "TAKEN");
  expect(putOffOf(1)).toBeUndefined();
});

test("after ten failures in a row there is a pause, then one try goes ahead", () => {
  const { clock, lanes, putOffOf, failTimes } = open();
  failTimes(1, 10);
  expect(putOffOf(1)).toBeGreaterThanOrEqual(5_000);
  expect(putOffOf(2)).toBeUndefined();
  clock.now += 5_000;
  lanes.enter(1);
  expect(putOffOf(1)).toBeLessThan(5_000);
  lanes.leave(1, "TAKEN");
  for (let at = 0; at < AT_ONCE; at += 1) expect(putOffOf(1)).toBeUndefined();
});

test("each further failure doubles the pause, up to the longest", () => {
  const { clock, putOffOf, failTimes } = open();
  failTimes(1, 10);
  const pauses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    clock.now += 120_000;
    failTimes(1, 1);
    pauses.push(Math.floor((putOffOf(1) ?? 0) / 5_000));
  }
  expect(pauses).toEqual([2, 4, 8, 12, 12, 12]);
});

test("time-outs count more, and a success in between forgets the failures", () => {
  const { putOffOf, failTimes, lanes } = open();
  failTimes(1, 2, "TIMED_OUT");
  expect(putOffOf(1)).toBeGreaterThanOrEqual(5_000);
  failTimes(2, 9);
  lanes.enter(2);
  lanes.leave(2, "TAKEN");
  failTimes(2, 9);
  expect(putOffOf(2)).toBeUndefined();
});
