import { expect, it } from "vitest";
import { timesOf, worstFirst } from "./times.ts";

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

it("computes percentiles of unordered calls", () => {
  expect(timesOf("any", upTo(200).reverse())).toEqual({ what: "any", p50: 100, p99: 198 });
  expect(timesOf("one", [7])).toEqual({ what: "one", p50: 7, p99: 7 });
});

it("compares p99 with the budget, the worst first; without a measurement the budget is missed", () => {
  const rows = worstFirst([timesOf("kept", [10]), timesOf("missed", [10.5])]);
  expect(rows.map(({ what, ok }) => [what, ok])).toEqual([
    ["search: missed", false],
    ["search: kept", true],
  ]);
  expect(worstFirst([timesOf("none", [])])[0]?.ok).toBe(false);
});
