import { expect, test } from "vitest";
import { generatedOf, runsOf } from "./runs.ts";

const TOKENS = { user: "u", admin: "a", staff: "s", agency: "g", leaving: "l" };

test("SB_TEST_GENERATED says how many requests there are; 1,500 unless it does", () => {
  expect(generatedOf({})).toBe(1_500);
  expect(generatedOf({ SB_TEST_GENERATED: "40000" })).toBe(40_000);
  for (const given of ["0", "many", "-1", "1e4"])
    expect(() => generatedOf({ SB_TEST_GENERATED: given })).toThrow("SB_TEST_GENERATED");
});

test("each role has its share, and a run that is much smaller is a failure", () => {
  const runs = runsOf({ tokens: TOKENS }, 1_500);
  expect(runs.map(({ role }) => role)).toEqual(["visitor", "user", "admin", "staff", "agency", "leaving"]);
  expect(runs.find(({ role }) => role === "admin")?.cases).toBeGreaterThan(300);
  expect(runs.every(({ cases, args }) => cases > 0 && args.includes("--phases=examples,fuzzing"))).toBe(true);
});

test("a run of many is thorough: it sends what stands at the edge of each schema", () => {
  expect(
    runsOf({ tokens: TOKENS }, 40_000).every(({ args }) => args.includes("--phases=examples,coverage,fuzzing")),
  ).toBe(true);
});
