import { afterEach, expect, test, vi } from "vitest";
import { nowText } from "./clock.ts";

afterEach(() => vi.useRealTimers());

test("is the time of each millisecond, also of one that was before", () => {
  vi.useFakeTimers();
  const times = ["2026-11-24T20:00:00.000Z", "2026-11-24T20:00:00.001Z", "2026-11-24T20:00:00.000Z"];
  for (const time of times) {
    vi.setSystemTime(time);
    expect([nowText(), nowText()]).toEqual([time, time]);
  }
});
