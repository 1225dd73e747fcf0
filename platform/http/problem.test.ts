import { LIMITS } from "@sb/contracts/limits.ts";
import { expect, test } from "vitest";
import { Refused } from "../refused.ts";
import { problemOf } from "./problem.ts";

test("an answer names twenty fields at most, and no long key of the request in full", () => {
  const fields = Array.from({ length: 500 }, (_, at) => ({
    path: `extra.${at}${"x".repeat(100_000)}`,
    code: "INVALID_REQUEST" as const,
  }));
  const problem = problemOf(new Refused("INVALID_REQUEST", fields), "request-1");
  expect(problem.fields).toHaveLength(LIMITS.problemFields);
  expect(problem.fields?.[0]?.path).toBe(`extra.0${"x".repeat(LIMITS.problemPathChars - 7)}`);
  expect(JSON.stringify(problem).length).toBeLessThan(16_000);
});
