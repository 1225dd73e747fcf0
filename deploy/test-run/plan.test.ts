import { expect, test } from "vitest";
import { planOfChanges, planOfNames, WHOLE } from "./plan.ts";

const ALL = [
  "README.md",
  "contracts/report/wire.ts",
  "contracts/account/wire.ts",
  "contracts/codes.ts",
  "platform/http/server.ts",
  "platform/http/server.test.ts",
  "projector/report-index.ts",
  "projector/report-index.test.ts",
  "query-service/report/history.ts",
  "query-service/report/history.test.ts",
  "query-service/report-cards.test.ts",
  "deploy/wire/report/flow.test.ts",
  "deploy/wire/account/tokens.test.ts",
  "deploy/wire/ground/start.test.ts",
  "web/session/store.ts",
  "web/session/tokens.test.ts",
  "web/report/wizard/texts/ko.ts",
  "web/ui/button.tsx",
  "web/e2e/report/wizard.e2e.ts",
  "web/e2e/report/wizard-steps.ts",
  "web/e2e/account/my-page.e2e.ts",
  "web/e2e/app/shell.e2e.ts",
  "web/e2e/support/people.ts",
  "package-lock.json",
];
const REPORT = ["web/e2e/report/wizard.e2e.ts"];
const ACCOUNT = ["web/e2e/account/my-page.e2e.ts"];

test.each([
  ["a subject's query", "query-service/report/history.ts", REPORT, false],
  ["a file beside a subject's folder", "projector/report-index.ts", REPORT, false],
  ["a text of the wizard", "web/report/wizard/texts/ko.ts", REPORT, false],
  ["the session", "web/session/store.ts", ACCOUNT, false],
  ["a subject's browser test helpers", "web/e2e/report/wizard-steps.ts", REPORT, false],
  ["a browser test", "web/e2e/account/my-page.e2e.ts", ACCOUNT, false],
  ["the platform", "platform/http/server.ts", [], true],
  ["a file of contracts without a subject", "contracts/codes.ts", [], true],
  ["a building block", "web/ui/button.tsx", [], true],
  ["helpers of all browser tests", "web/e2e/support/people.ts", [], true],
  ["a unit test", "platform/http/server.test.ts", [], false],
  ["a document", "README.md", [], false],
])("%s: the browser tests it affects", (_name, file, files, smoke) => {
  expect(planOfChanges([file], ALL).browser).toEqual({ files, smoke, oneProject: true });
});

test.each([
  ["a subject's query", "query-service/report/history.ts", ["deploy/wire/report/flow.test.ts"]],
  ["the platform", "platform/http/server.ts", ["deploy/wire/ground/start.test.ts"]],
  ["a unit test", "platform/http/server.test.ts", []],
])("%s: the wire tests it affects, besides its importers", (_name, file, wire) => {
  expect(planOfChanges([file], ALL).unit).toEqual({ related: [file, ...wire] });
});

test("a deleted file selects its subject", () => {
  const { unit, browser } = planOfChanges(["command-service/report/gone.ts"], ALL);
  expect(unit).toEqual({ related: ["deploy/wire/report/flow.test.ts"] });
  expect(browser).toMatchObject({ files: REPORT });
});

test("changed packages: all unit tests and the browser tests tagged @smoke", () => {
  expect(planOfChanges(["package-lock.json"], ALL)).toMatchObject({ unit: "all", browser: { files: [], smoke: true } });
});

test("a subject's name selects its tests in every part", () => {
  const plan = planOfNames(["report"], ALL);
  expect(plan.unit).toEqual({
    files: [
      "projector/report-index.test.ts",
      "query-service/report/history.test.ts",
      "query-service/report-cards.test.ts",
      "deploy/wire/report/flow.test.ts",
    ],
  });
  expect(plan.browser).toEqual({ files: REPORT, smoke: false, oneProject: false });
});

test("generated requests belong to the whole run, or are selected by their name", () => {
  expect(WHOLE.generated).toBe(true);
  expect(planOfChanges(ALL, ALL).generated).toBe(false);
  expect(planOfNames(["schemathesis"], ALL)).toMatchObject({ unit: { files: [] }, generated: true, strangers: false });
});

test("so do the libraries of others", () => {
  expect(WHOLE.strangers).toBe(true);
  expect(planOfChanges(ALL, ALL).strangers).toBe(false);
  expect(planOfNames(["strangers"], ALL)).toMatchObject({ unit: { files: [] }, generated: false, strangers: true });
});

test("any other word selects by path; a word without a match is refused", () => {
  expect(planOfNames(["my-page", "platform/http"], ALL)).toEqual({
    checks: false,
    unit: { files: ["platform/http/server.test.ts"] },
    browser: { files: ACCOUNT, smoke: false, oneProject: false },
    generated: false,
    strangers: false,
  });
  expect(() => planOfNames(["reprot"], ALL)).toThrow("no test is named so: reprot (subjects: account, app, report)");
});
