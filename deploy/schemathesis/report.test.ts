import { expect, test } from "vitest";
import { resultOf } from "./report.ts";

const REPORT = {
  complete: true,
  exit_code: 0,
  running_time: 61.5,
  test_cases: { generated: 5_200, with_failures: 0, errored: 0 },
  failures: [],
};

test("a run without findings", () => {
  expect(resultOf(REPORT, 5_000)).toEqual({ cases: 5_200, seconds: 61.5, wrong: [] });
});

test("each kind of failure is named with its routes", () => {
  const failures = [{ title: "Server error", operations: ["GET /sb/home/main", "POST /sb/report"] }];
  expect(resultOf({ ...REPORT, exit_code: 1, failures }, 5_000).wrong).toEqual([
    "Server error: GET /sb/home/main, POST /sb/report",
  ]);
});

test.each([
  ["too few cases", { test_cases: { generated: 4_999, with_failures: 0, errored: 0 } }, "4999 cases are fewer"],
  ["a run that was cut short", { complete: false }, "did not come to its end"],
  ["errors of the tool", { test_cases: { generated: 5_200, with_failures: 0, errored: 1 } }, "did not come to its end"],
  ["another exit code", { exit_code: 2 }, "ended with 2"],
])("%s are never a success", (_name, change, line) => {
  expect(resultOf({ ...REPORT, ...change }, 5_000).wrong.join()).toContain(line);
});
