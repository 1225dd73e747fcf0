import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hasTest } from "../test/checks/specification/titles.ts";
import { playwrightCounts, vitestCounts, vitestCountsOf, worthASecondTry } from "./counts.ts";
import { QUARANTINE } from "./quarantine.ts";

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
const quarantined =
  (...names: readonly string[]) =>
  (name: string) =>
    names.includes(name);

test("what failed is told with its reason", () => {
  const counts = vitestCounts(report(file("a.test.ts", "passed", "failed"), unloaded("b.test.ts")));
  expect(counts).toMatchObject({ passed: 1, failed: 2, skipped: 1 });
  expect(counts.failures).toEqual(["a.test.ts 1\nError: expected 1\n    at line 3", "/x/b.test.ts\nHook timed out"]);
});

test("a second try is for tests of the quarantine, and nothing else", () => {
  const a = file("a.test.ts", "passed", "failed");
  const only = quarantined("/x/a.test.ts › a.test.ts 1");
  expect(worthASecondTry(report(a, a, file("ok.test.ts", "passed")), only)).toEqual(["/x/a.test.ts"]);
  expect(worthASecondTry(report(a), quarantined())).toEqual([]);
  expect(worthASecondTry(report(a, file("b.test.ts", "failed")), only)).toEqual([]);
  expect(worthASecondTry(report(a, unloaded("b.test.ts")), only)).toEqual([]);
  expect(worthASecondTry(report(file("ok.test.ts", "passed")), only)).toEqual([]);
});

test("the second try replaces the first, in all projects of the file", () => {
  const name = "deploy/wire/a.test.ts";
  const first = report(file("ok.test.ts", "passed"), file(name, "passed", "failed"), file(name, "passed", "passed"));
  const again = vitestCountsOf(first, report(file(name, "passed", "passed"), file(name, "passed", "passed")));
  expect(again).toMatchObject({ passed: 5, failed: 0, flaky: [`/x/${name} › ${name} 1`] });
  const failed = vitestCountsOf(first, report(file(name, "passed", "failed")));
  expect(failed).toMatchObject({ passed: 2, failed: 1, flaky: [] });
});

const inBrowser = (title: string, status: string) => ({
  title,
  file: "home/home.e2e.ts",
  tests: [{ projectName: "phone en", status }],
});
const browserReport = {
  suites: [{ specs: [inBrowser("a @smoke", "expected")], suites: [{ specs: [inBrowser("b @smoke", "flaky")] }] }],
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
};

test("a browser test that passes at its second try only has failed, by name", () => {
  const failures = ["web/e2e/home/home.e2e.ts › b (phone en): passed at the second try only"];
  expect(playwrightCounts(browserReport, quarantined())).toMatchObject({ passed: 1, failed: 1, failures, flaky: [] });
});

test("one of the quarantine has passed, and is named", () => {
  const flaky = ["web/e2e/home/home.e2e.ts › b"];
  const counts = playwrightCounts(browserReport, quarantined(...flaky));
  expect(counts).toMatchObject({ passed: 2, failed: 0, failures: [], flaky });
});

test("every test of the quarantine is there, and has its reason", () => {
  const gone = Object.entries(QUARANTINE).filter(([name, reason]) => {
    const [path = "", title = ""] = name.split(" › ");
    const found = fileURLToPath(new URL(`../../${path}`, import.meta.url));
    return reason === "" || !existsSync(found) || !hasTest(readFileSync(found, "utf8"), title);
  });
  expect(gone).toEqual([]);
});
