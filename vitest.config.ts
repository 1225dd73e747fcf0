import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { hasMixed } from "./deploy/test/profile/profile.ts";
import { httpMixed } from "./deploy/test/profile/vitest-project.ts";
import { COMPILED } from "./deploy/test/servers/server.ts";
import { texts } from "./web/build/texts.ts";

const TESTS = "**/*.test.{ts,tsx}";
// The browser tests are Playwright's.
const ELSEWHERE = ["**/node_modules/**", "**/dist/**", "web/e2e/**"];

/** Replaces modules, time or globals, or listens to the process. */
const CHANGES_ITS_PROCESS =
  /\bvi\.(?:mock|hoisted|stub|spyOn|useFakeTimers|setSystemTime|resetModules)|\bprocess\.(?:env|on|once)\b|\bglobalThis\b/;
/** Needs a browser's globals. */
const IN_A_PAGE = /^\/\/ @vitest-environment jsdom$/m;
/**
 * Kills under load, and many services of each kind, take minutes and promise what ground/crash.test.ts and distributed/mixed.test.ts ask once: they
 * are for the night. So are services apart on embedded engines where the servers are, on which mixed.test.ts asks the same.
 */
const LONG = [
  "deploy/wire/delivery/killed.test.ts",
  "deploy/wire/bus/broker-killed.test.ts",
  "deploy/wire/distributed/lost.test.ts",
  "deploy/wire/distributed/rolling.test.ts",
  "deploy/wire/distributed/several.test.ts",
];
const NIGHTLY =
  process.env.SB_TEST_EVERY === "1"
    ? []
    : [...LONG, ...(hasMixed() ? ["deploy/wire/distributed/embedded.test.ts"] : [])];
/** Dozens of processes, which have to answer in time: they run after all others. */
const AFTERWARDS = ["deploy/wire/distributed/outages.test.ts"];
/** Hours: `npm run kill` asks for it. */
const KILLS = process.env.SB_TEST_KILLS === undefined ? ["deploy/kill/**"] : [];
const OTHERS = [...ELSEWHERE, ...NIGHTLY, ...KILLS];
const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
const careful = globSync(TESTS, { cwd: import.meta.dirname, exclude: [...OTHERS, ...AFTERWARDS] }).filter(
  (file) => !CHANGES_ITS_PROCESS.test(textOf(file)),
);
const isInAPage = (file: string): boolean => IN_A_PAGE.test(textOf(file));
const inAPage = careful.filter(isInAPage);
const shared = careful.filter((file) => !isInAPage(file));

/** Start processes or threads, file by file and often test by test. Begun last, one of them would keep a core waiting. */
const LONG_FIRST =
  /\/deploy\/(?:wire|migrate|operator|dev|requests|simulation)\/|\/platform\/(?:search|event-store|jobs|read-store|bus)\//;
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    const isLong = ({ moduleId }: TestSpecification) => LONG_FIRST.test(moduleId);
    return [...byProject.values()].flatMap((all) => [...all.filter(isLong), ...all.filter((file) => !isLong(file))]);
  }
}

// Threads that a test starts compile what they run each time, unless there is a cache.
process.env.NODE_COMPILE_CACHE = COMPILED;

// Unit, contract and wire tests. Most of a short file's time is the start of its process and its imports: those that leave
// their process as it was share one.
export default defineConfig({
  plugins: [texts()],
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: "forks",
    // Twice as many as CI has cores: tests that start processes, or ask servers, wait for them half of their time.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    // Conditions that another process brings about take their time on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: "alone", include: [TESTS], exclude: [...OTHERS, ...AFTERWARDS, ...careful] } },
      { extends: true, test: { name: "shared", include: shared, isolate: false } },
      // Each file has a page of its own; jsdom, React and the texts, which take longer than most tests, are loaded once.
      { extends: true, test: { name: "in a page", include: inAPage, environment: "jsdom", isolate: false } },
      ...httpMixed,
      { extends: true, test: { name: "afterwards", include: AFTERWARDS, sequence: { groupOrder: 1 } } },
    ],
  },
});
