import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { expect, test } from "vitest";
import { ServerAway } from "../../server-away.ts";
import { problemOf, refusalOf } from "./problem.ts";

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

test("an engine that does not answer makes the service unavailable for now", () => {
  const refused = refusalOf(new ServerAway("Redis", new Error("redis://user:secret@host")));
  expect(problemOf(refused, "request-1")).toMatchObject({ code: "UNAVAILABLE", status: 503 });
  expect(JSON.stringify(problemOf(refused, "request-1"))).not.toContain("secret");
});
