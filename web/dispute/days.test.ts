import { expect, test } from "vitest";
import { daysBetween } from "./days.ts";

const at = (month: number, day: number, hour: number): number => new Date(2026, month - 1, day, hour).getTime();

test.each([
  ["the same moment", at(3, 1, 12), at(3, 1, 12), 0],
  ["the same day", at(3, 1, 0), at(3, 1, 23), 0],
  ["over midnight", at(3, 1, 23), at(3, 2, 1), 1],
  ["two weeks", at(3, 1, 12), at(3, 15, 12), 14],
  ["over a change of the clocks, in whatever zone", at(1, 1, 12), at(12, 31, 12), 364],
  ["backwards", at(3, 5, 12), at(3, 1, 12), 0],
])("%s", (_name, from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
