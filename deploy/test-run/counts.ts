// Summarizes the runners' JSON reports.
import * as z from "zod";

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly skippedNames: readonly string[];
  /** How many browser tests, or files of the HTTP suite, passed only on the retry. */
  readonly flaky: number;
  /** What failed, with the first lines of the reason: a long log may be kept by its end alone. */
  readonly failures: readonly string[];
};

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, skippedNames: [], flaky: 0, failures: [] };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    skippedNames: [...a.skippedNames, ...b.skippedNames],
    flaky: a.flaky + b.flaky,
    failures: [...a.failures, ...b.failures],
  };
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Why the file as a whole failed: a hook, or an import. */
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

type FileResult = z.infer<typeof VitestReport>["testResults"][number];

const hasFailed = ({ status, assertionResults }: FileResult): boolean =>
  status === "failed" || assertionResults.some((test) => test.status === "failed");

/** More are not a busy machine's doing. */
const SECOND_TRIES = 5;

/** Failed files of the HTTP suite, which start processes and wait for them: to be run once more, alone. None if many failed. */
export function worthASecondTry(report: unknown): readonly string[] {
  const failed = new Set(
    VitestReport.parse(report)
      .testResults.filter(hasFailed)
      .map(({ name }) => name),
  );
  const isWire = [...failed].every((name) => name.includes("/deploy/wire/"));
  return isWire && failed.size <= SECOND_TRIES ? [...failed] : [];
}

/** The first report with those files replaced that the second one is about. */
export function vitestCountsOf(first: unknown, second: unknown): Counts {
  const again = VitestReport.parse(second).testResults;
  const names = new Set(again.map(({ name }) => name));
  const others = VitestReport.parse(first).testResults.filter(({ name }) => !names.has(name));
  const flaky = again.filter((file) => !hasFailed(file)).length;
  return { ...vitestCounts({ testResults: [...others, ...again] }), flaky };
}

/** A file that could not be loaded counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const files = VitestReport.parse(report).testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const unloaded = files.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  const skipped = tests.filter((test) => test.status !== "passed" && test.status !== "failed");
  return {
    passed: tests.filter((test) => test.status === "passed").length,
    failed: tests.filter((test) => test.status === "failed").length + unloaded.length,
    skipped: skipped.length,
    skippedNames: skipped.map((test) => test.fullName),
    flaky: 0,
    failures: [
      ...tests
        .filter((test) => test.status === "failed")
        .map((test) => failure(test.fullName, test.failureMessages.join("\n"))),
      ...unloaded.map((file) => failure(file.name, file.message)),
    ],
  };
}

const REASON_LINES = 12;
const failure = (name: string, reason: string): string =>
  `${name}\n${reason.split("\n").slice(0, REASON_LINES).join("\n")}`;

const GeneratedReport = z.object({ roles: z.int(), wrong: z.array(z.string()) });

/** Each role counts as one test, each finding as a failed one. */
export function generatedCounts(report: unknown): Counts {
  const { roles, wrong } = GeneratedReport.parse(report);
  return { ...NOTHING, passed: wrong.length === 0 ? roles : 0, failed: wrong.length, failures: wrong };
}

const StrangersReport = z.object({ passed: z.int(), wrong: z.array(z.string()) });

/** Each finding counts as a failed test. */
export function strangersCounts(report: unknown): Counts {
  const { passed, wrong } = StrangersReport.parse(report);
  return { ...NOTHING, passed, failed: wrong.length, failures: wrong };
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** A browser on a busy machine may be slow: a test is retried once, and the number of retries is reported. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
  const skippedNames = skipped > 0 ? [`${skipped} browser tests (see the report above)`] : [];
  return { ...NOTHING, passed: expected + flaky, failed: unexpected, skipped, skippedNames, flaky };
}
