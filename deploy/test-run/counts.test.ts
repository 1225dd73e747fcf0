import { expect, test } from "vitest";
import { vitestCounts, vitestCountsOf, worthASecondTry } from "./counts.ts";

const file = (name: string, ...statuses: readonly string[]) => ({
  name: `/x/${name}`,
  status: statuses.includes("failed") ? "failed" : "passed",
  assertionResults: statuses.map((status, n) => ({
    fullName: `${name} ${n}`,
    status,
    failureMessages: status === "failed" ? ["Error: expected 1\n    at line 3"] : [],
  })),
});
/** A hook failed: nothing of the file ran. */
const unloaded = (name: string) => ({ ...file(name, "skipped"), status: "failed", message: "Hook timed out" });
const report = (...testResults: readonly object[]) => ({ testResults });

test("what failed is told with its reason", () => {
  const counts = vitestCounts(report(file("a.test.ts", "passed", "failed"), unloaded("b.test.ts")));
  expect(counts).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  expect(counts.failures).toEqual(["a.test.ts 1\nError: expected 1\n    at line 3", "/x/b.test.ts\nHook timed out"]);
});

test("a few failed files of the HTTP suite are worth a second try, and nothing else", () => {
  const wire = (n: number) => unloaded(`deploy/wire/${n}.test.ts`);
  expect(worthASecondTry(report(wire(1), wire(1), file("ok.test.ts", "passed")))).toEqual(["/x/deploy/wire/1.test.ts"]);
  expect(worthASecondTry(report(wire(1), file("platform/a.test.ts", "failed")))).toEqual([]);
  expect(worthASecondTry(report(...[1, 2, 3, 4, 5, 6].map(wire)))).toEqual([]);
  expect(worthASecondTry(report(file("ok.test.ts", "passed")))).toEqual([]);
});

test("the second try replaces the first, in all projects of the file", () => {
  const name = "deploy/wire/a.test.ts";
  const first = report(file("ok.test.ts", "passed"), file(name, "passed", "failed"), file(name, "passed", "passed"));
  const again = vitestCountsOf(first, report(file(name, "passed", "passed"), file(name, "passed", "passed")));
  expect(again).toMatchObject({ passed: 5, failed: 0, flaky: 2 });
  const failed = vitestCountsOf(first, report(file(name, "passed", "failed")));
  expect(failed).toMatchObject({ passed: 2, failed: 1, flaky: 0 });
});
