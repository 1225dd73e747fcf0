import { expect, test } from "vitest";
import { createRandom } from "../search/random.ts";
import { rankTest } from "./ranks.ts";

test("gives the probability of a known example", () => {
  // 1 to 20 against the same, moved by five and a half: U = 100.5 would be 120 of 400; z = 2.1504.
  const one = Array.from({ length: 20 }, (_, at) => at);
  const other = one.map((value) => value + 5.5);
  const u = one.flatMap((a) => other.filter((b) => a > b)).length;
  const z = Math.abs(u - 200) / Math.sqrt((400 / 12) * 41);
  expect(z).toBeGreaterThan(2);
  expect(rankTest(one, other)).toBeCloseTo(0.0103, 3);
});

test("tells a small shift apart, and equal series not", () => {
  const random = createRandom(7);
  const series = (shift: number) => Array.from({ length: 1_000 }, () => 10 + random.next() * 3 + shift);
  expect(rankTest(series(0), series(0.3))).toBeLessThan(0.01);
  expect(rankTest(series(0), series(0))).toBeGreaterThan(0.01);
  expect(rankTest([1, 1, 1], [1, 1])).toBe(1);
});

test("one slow answer among many is no difference", () => {
  const same = Array.from({ length: 100 }, (_, at) => at % 10);
  expect(rankTest(same, [...same.slice(1), 10_000])).toBeGreaterThan(0.5);
});
