import { expect, it } from "vitest";
import { doubling, jittered } from "./back-off.ts";

it("doubles up to half a minute", () => {
  expect([1, 2, 3, 9, 10, 1_000].map(doubling)).toEqual([100, 200, 400, 25_600, 30_000, 30_000]);
});

it("spreads the waits of those who failed together over the whole time", () => {
  expect([0, 0.5, 1].map((drawn) => jittered(doubling, () => drawn)(3))).toEqual([0, 200, 400]);
});
