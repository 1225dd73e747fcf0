import { SKEW_MS } from "@sb/contracts/limits.ts";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { cutTo, isAhead, isWithin, nowText, watchSteps } from "./clock.ts";

const NOW = Date.parse("2026-11-26T12:00:00.000Z");
const DAY = 86_400_000;

test("now is the time of each millisecond, also of one that was before", () => {
  vi.useFakeTimers();
  const times = ["2026-11-24T20:00:00.000Z", "2026-11-24T20:00:00.001Z", "2026-11-24T20:00:00.000Z"];
  for (const time of times) {
    vi.setSystemTime(time);
    expect([nowText(), nowText()]).toEqual([time, time]);
  }
  vi.useRealTimers();
});

describe("isWithin", () => {
  it.each([
    ["now", 0, true],
    ["just before the period ends", -(DAY - 1), true],
    ["a period ago", -DAY, false],
    ["a little ahead, as clocks differ", SKEW_MS, true],
    ["ahead by more: the clock was put back", SKEW_MS + 1, false],
    ["two days ahead", 2 * DAY, false],
  ])("%s", (_name, offset, expected) => {
    expect(isWithin(NOW + offset, NOW, DAY)).toBe(expected);
  });

  it("takes a short period for the skew as well", () => {
    expect([isWithin(NOW + 10, NOW, 10), isWithin(NOW + 11, NOW, 10)]).toEqual([true, false]);
  });
});

test("an end is cut to its own period from now", () => {
  expect(cutTo(NOW + 2 * DAY, NOW, DAY)).toBe(NOW + DAY);
  expect(cutTo(NOW + 1, NOW, DAY)).toBe(NOW + 1);
});

test("a time is ahead where it is more than clocks differ", () => {
  expect([isAhead(NOW, NOW), isAhead(NOW + SKEW_MS, NOW), isAhead(NOW + SKEW_MS + 1, NOW)]).toEqual([
    false,
    false,
    true,
  ]);
});

describe("watchSteps", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("calls back once for each time that the clock was put back, and not for its going on", () => {
    let [now, calls] = [NOW, 0];
    const watching = watchSteps(
      () => (calls += 1),
      () => now,
    );
    for (const [step, expected] of [
      [1_000, 0],
      [2 * DAY, 0],
      [-2 * DAY, 1],
      [1_000, 1],
      [-3_600_000, 2],
    ] as const) {
      now += step;
      vi.advanceTimersByTime(1_000);
      expect(calls).toBe(expected);
    }
    watching.close();
    now -= DAY;
    vi.advanceTimersByTime(5_000);
    expect(calls).toBe(2);
  });
});
