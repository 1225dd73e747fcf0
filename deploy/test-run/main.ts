// `npm test`: types, lint, unit and browser tests, generated requests, feeds as others read them; all, changed or selected ones.
// Two cores are kept busy: beside the unit tests run the shorter runners, one after the other, beside the browser tests what waits for servers
// most of the time. What can't run here is listed at the end, and is a failure if SB_REQUIRE_ALL is set (CI).
import { keepTemporaryFilesInMemory } from "../ci/memory.ts";
import { allFiles, changedFiles } from "./changes.ts";
import { add, NOTHING } from "./counts.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { type Plan, planOfChanges, planOfNames, WHOLE } from "./plan.ts";
import { QUARANTINE } from "./quarantine.ts";
import {
  buildWeb,
  bundleServer,
  NOT_ASKED_FOR,
  type RunOutcome,
  runBrowserTests,
  runChecks,
  runGenerated,
  runLook,
  runOutages,
  runStrangers,
  runUnitTests,
} from "./runners.ts";

const requireAll = process.env.SB_REQUIRE_ALL === "1";

keepTemporaryFilesInMemory();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.exit(tell(await perform(readPlan(process.argv.slice(2)))) ? 0 : 1);

async function perform({ checks, unit, browser, generated, strangers }: Plan): Promise<readonly RunOutcome[]> {
  const [built, ...checked] = await Promise.all([
    buildWeb(browser),
    unit === "all" ? bundleServer() : NOT_ASKED_FOR,
    ...(checks ? [runChecks()] : []),
  ]);
  const isBuilt = built.broken.length === 0;
  const runShorter = async () => [
    generated ? await runGenerated() : NOT_ASKED_FOR,
    strangers ? await runStrangers() : NOT_ASKED_FOR,
    browser === "all" && isBuilt ? await runLook() : NOT_ASKED_FOR,
  ];
  const [shorter, units] = await Promise.all([runShorter(), runUnitTests(unit)]);
  const others = await Promise.all([
    isBuilt ? runBrowserTests(browser) : built,
    unit === "all" ? runOutages() : NOT_ASKED_FOR,
  ]);
  return [...checked, ...shorter, units, ...others];
}

function readPlan(args: readonly string[]): Plan {
  try {
    return planOf(readOptions(args));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(1);
  }
}

function planOf({ changed, words }: Options): Plan {
  if (words.length > 0) return planOfNames(words, allFiles());
  if (!changed) return WHOLE;
  const files = changedFiles();
  console.log(`${files.length} files differ from the main branch.`);
  return planOfChanges(files, allFiles());
}

/** Prints the summary as the last line. True if all passed. */
function tell(outcomes: readonly RunOutcome[]): boolean {
  const counts = outcomes.reduce((sum, outcome) => add(sum, outcome.counts), NOTHING);
  const broken = outcomes.flatMap((outcome) => outcome.broken);
  const notRun = outcomes.flatMap((outcome) => outcome.notRun);
  console.log();
  for (const name of [...counts.skippedNames, ...notRun]) console.log(`not run here: ${name}`);
  for (const name of counts.flaky) console.log(`passed at the second try only: ${name} (${QUARANTINE[name]})`);
  for (const name of [...counts.failures, ...broken]) console.log(`failed: ${name}`);
  const failed = counts.failed + broken.length + (requireAll ? notRun.length : 0);
  console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped + notRun.length} skipped`);
  return failed === 0;
}
