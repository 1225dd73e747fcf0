// Summarizes the runners' JSON reports.
import * as z from "zod";

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly skippedNames: readonly string[];
  /** How many passed only on the retry. */
  readonly flaky: number;
};

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, skippedNames: [], flaky: 0 };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    skippedNames: [...a.skippedNames, ...b.skippedNames],
    flaky: a.flaky + b.flaky,
  };
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

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
  };
}

const GeneratedReport = z.object({ roles: z.int(), wrong: z.array(z.string()) });

/** Each role counts as one test, each finding as a failed one. */
export function generatedCounts(report: unknown): Counts {
  const { roles, wrong } = GeneratedReport.parse(report);
  return { ...NOTHING, passed: wrong.length === 0 ? roles : 0, failed: wrong.length };
}

const StrangersReport = z.object({ passed: z.int(), wrong: z.array(z.string()) });

/** Each finding counts as a failed test. */
export function strangersCounts(report: unknown): Counts {
  const { passed, wrong } = StrangersReport.parse(report);
  return { ...NOTHING, passed, failed: wrong.length };
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** A browser on a busy machine may be slow: a test is retried once, and the number of retries is reported. */
export function playwrightCounts(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
  const skippedNames = skipped > 0 ? [`${skipped} browser tests (see the report above)`] : [];
  return { passed: expected + flaky, failed: unexpected, skipped, skippedNames, flaky };
}
