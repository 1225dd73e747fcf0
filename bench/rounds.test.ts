import { expect, it } from "vitest";
import { alternate, median } from "./rounds.ts";

it("alternates, drops the first round and returns medians", async () => {
  const order: string[] = [];
  const speeds = { ours: [1_000, 10, 30, 20], baseline: [1, 20, 20, 80] };
  const next = (name: "ours" | "baseline") => async () => {
    order.push(name);
    return speeds[name].shift() ?? 0;
  };
  expect(await alternate(3, next("ours"), next("baseline"))).toEqual({ ours: 20, baseline: 20, ratio: 0.5 });
  expect(order).toEqual(Array.from({ length: 4 }, () => ["ours", "baseline"]).flat());
});

it("has no median of an empty list", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(() => median([])).toThrow(RangeError);
});
