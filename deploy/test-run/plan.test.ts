import { expect, test } from "vitest";
import { planOfChanges, planOfNames } from "./plan.ts";

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
  "web/locales/ko/wizard.ts",
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
  ["a text of the wizard", "web/locales/ko/wizard.ts", REPORT, false],
  ["the session", "web/session/store.ts", ACCOUNT, false],
  ["what browser tests of a subject share", "web/e2e/report/wizard-steps.ts", REPORT, false],
  ["a browser test", "web/e2e/account/my-page.e2e.ts", ACCOUNT, false],
  ["the platform", "platform/http/server.ts", [], true],
  ["the contracts' ground", "contracts/codes.ts", [], true],
  ["a building block", "web/ui/button.tsx", [], true],
  ["what all browser tests share", "web/e2e/support/people.ts", [], true],
  ["a unit test", "platform/http/server.test.ts", [], false],
  ["a document", "README.md", [], false],
])("%s: the browser tests it touches", (_name, file, files, smoke) => {
  expect(planOfChanges([file], ALL).browser).toEqual({ files, smoke, oneProject: true });
});

test.each([
  ["a subject's query", "query-service/report/history.ts", ["deploy/wire/report/flow.test.ts"]],
  ["the platform", "platform/http/server.ts", ["deploy/wire/ground/start.test.ts"]],
  ["a unit test", "platform/http/server.test.ts", []],
])("%s: the wire tests it touches, besides what imports it", (_name, file, wire) => {
  expect(planOfChanges([file], ALL).unit).toEqual({ related: [file, ...wire] });
});

test("a deleted file still touches its subject", () => {
  const { unit, browser } = planOfChanges(["command-service/report/gone.ts"], ALL);
  expect(unit).toEqual({ related: ["deploy/wire/report/flow.test.ts"] });
  expect(browser).toMatchObject({ files: REPORT });
});

test("other packages: all unit tests, and a few in the browser", () => {
  expect(planOfChanges(["package-lock.json"], ALL)).toMatchObject({ unit: "all", browser: { files: [], smoke: true } });
});

test("a subject's name stands for its tests in every part", () => {
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

test("any other word is a part of a path; one that finds nothing is refused", () => {
  expect(planOfNames(["my-page", "platform/http"], ALL)).toEqual({
    checks: false,
    unit: { files: ["platform/http/server.test.ts"] },
    browser: { files: ACCOUNT, smoke: false, oneProject: false },
  });
  expect(() => planOfNames(["reprot"], ALL)).toThrow("no test is named so: reprot (subjects: account, app, report)");
});
