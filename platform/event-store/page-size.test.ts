import { expect, test } from "vitest";
import { nextPageSize } from "./page-size.ts";

test("pages double while they come full, up to the most", () => {
  expect([500, 1_000, 8_000, 10_000].map((taken) => nextPageSize(taken, 500, 10_000))).toEqual([
    1_000, 2_000, 10_000, 10_000,
  ]);
});

test("a page that was cut by its bytes keeps them large; one at the end of the log makes them small again", () => {
  expect(nextPageSize(3_000, 500, 10_000)).toBe(6_000);
  expect(nextPageSize(1, 500, 10_000)).toBe(500);
  expect(nextPageSize(0, 500, 10_000)).toBe(500);
});
