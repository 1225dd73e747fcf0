import { expect, test } from "vitest";
import { curveThrough } from "./curve.ts";

const heightsOf = (path: string) =>
  path
    .split(/[MCL]/)
    .slice(1)
    .map((piece) => piece.split(",").map(Number));

test("passes through every height, one unit apart", () => {
  const ends = heightsOf(curveThrough([0, 4, 2, 2, 7])).map((piece) => piece.slice(-2));
  expect(ends).toEqual([
    [0, 0],
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 7],
  ]);
});

test("stays between the two heights it connects", () => {
  const heights = [0, 0, 9, 1, 1, 1, 30, 2, 0];
  for (const [x, [, before = 0, , after = 0]] of heightsOf(curveThrough(heights)).slice(1).entries()) {
    const [low, high] = [heights[x] ?? 0, heights[x + 1] ?? 0].toSorted((a, b) => a - b);
    for (const control of [before, after]) {
      expect(control).toBeGreaterThanOrEqual(low ?? 0);
      expect(control).toBeLessThanOrEqual(high ?? 0);
    }
  }
});

test.each([
  [[], ""],
  [[3], "M0,3"],
])("the path of %j is %j", (heights, path) => {
  expect(curveThrough(heights)).toBe(path);
});
