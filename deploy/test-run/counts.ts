// Summarizes the runners' JSON reports.
import { fileURLToPath } from "node:url";
import * as z from "zod";

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly skippedNames: readonly string[];
  /** Tests of the quarantine that passed at the second try only. */
  readonly flaky: readonly string[];
  /** Failed tests, with the first lines of the reason: a long log may be kept by its end alone. */
  readonly failures: readonly string[];
};

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, skippedNames: [], flaky: [], failures: [] };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    skippedNames: [...a.skippedNames, ...b.skippedNames],
    flaky: [...a.flaky, ...b.flaky],
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

/** Whether a test that is named so may pass at its second try. */
export type IsQuarantined = (test: string) => boolean;

/** The files whose failed tests all stand in the quarantine: to be run once more, alone. None if anything else failed. */
export function worthASecondTry(report: unknown, isQuarantined: IsQuarantined): readonly string[] {
  const failed = VitestReport.parse(report).testResults.filter(hasFailed);
  const all = failed.flatMap(failedIn);
  return all.length > 0 && all.every(isQuarantined) ? [...new Set(failed.map(({ name }) => name))] : [];
}

/** `file › title`; the file alone where it failed as a whole. */
function failedIn({ name, assertionResults }: FileResult): readonly string[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  const file = fromRoot(name);
  return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`);
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const fromRoot = (file: string): string => (file.startsWith(ROOT) ? file.slice(ROOT.length) : file);

/** The first report with those files replaced that the second one is about. */
export function vitestCountsOf(first: unknown, second: unknown): Counts {
  const before = VitestReport.parse(first).testResults;
  const again = VitestReport.parse(second).testResults;
  const names = new Set(again.map(({ name }) => name));
  const counts = vitestCounts({ testResults: [...before.filter(({ name }) => !names.has(name)), ...again] });
  const flaky =
    counts.failed > 0 ? [] : before.filter((file) => names.has(file.name) && hasFailed(file)).flatMap(failedIn);
  return { ...counts, flaky: [...new Set(flaky)] };
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
    flaky: [],
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

const FindingsReport = z.object({ passed: z.int(), wrong: z.array(z.string()) });

/** Each finding counts as a failed test. */
export function findingsCounts(report: unknown): Counts {
  const { passed, wrong } = FindingsReport.parse(report);
  return { ...NOTHING, passed, failed: wrong.length, failures: wrong };
}

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});
type PlaywrightSpec = z.infer<typeof PlaywrightSpec>;
export type PlaywrightSuite = {
  readonly specs: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
};
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({ specs: z.array(PlaywrightSpec), suites: z.array(PlaywrightSuite).optional() }),
);
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** A test that passes at its second try has failed, unless it stands in the quarantine. */
export function playwrightCounts(report: unknown, isQuarantined: IsQuarantined): Counts {
  const { suites, stats } = PlaywrightReport.parse(report);
  const specs = suites.flatMap(specsIn);
  const named = (wanted: string) =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => ({ name: `web/e2e/${file} › ${withoutTags(title)}`, projectName })),
    );
  const flaky = named("flaky");
  const [known, unknown] = [
    flaky.filter(({ name }) => isQuarantined(name)),
    flaky.filter(({ name }) => !isQuarantined(name)),
  ];
  const { expected, unexpected, skipped } = stats;
  return {
    passed: expected + known.length,
    failed: unexpected + unknown.length,
    skipped,
    skippedNames: skipped > 0 ? [`${skipped} browser tests (see the report above)`] : [],
    flaky: known.map(({ name }) => name),
    failures: [
      ...named("unexpected").map(({ name, projectName }) => `${name} (${projectName}; see the report above)`),
      ...unknown.map(({ name, projectName }) => `${name} (${projectName}): passed at the second try only`),
    ],
  };
}

const specsIn = ({ specs, suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];
const withoutTags = (title: string): string => title.replace(/\s@\w+/g, "");
