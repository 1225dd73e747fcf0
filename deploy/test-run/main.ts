// `npm test`: types, lint, unit and browser tests, generated requests, feeds as others read them; all, changed or selected ones. What can't run here is listed at the
// end, and is a failure if SB_REQUIRE_ALL is set (CI).
import { allFiles, changedFiles } from "./changes.ts";
import { add, NOTHING } from "./counts.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { type Plan, planOfChanges, planOfNames, WHOLE } from "./plan.ts";
import { type Outcome, runBrowserTests, runChecks, runGenerated, runStrangers, runUnitTests } from "./runners.ts";

const requireAll = process.env.SB_REQUIRE_ALL === "1";

const plan = readPlan(process.argv.slice(2));
const outcomes = [
  ...(plan.checks ? [runChecks()] : []),
  runUnitTests(plan.unit),
  ...(plan.generated ? [runGenerated()] : []),
  ...(plan.strangers ? [runStrangers()] : []),
  runBrowserTests(plan.browser),
];
process.exit(tell(outcomes) ? 0 : 1);

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
function tell(outcomes: readonly Outcome[]): boolean {
  const counts = outcomes.reduce((sum, outcome) => add(sum, outcome.counts), NOTHING);
  const broken = outcomes.flatMap((outcome) => outcome.broken);
  const notRun = outcomes.flatMap((outcome) => outcome.notRun);
  console.log();
  for (const name of [...counts.skippedNames, ...notRun]) console.log(`not run here: ${name}`);
  if (counts.flaky > 0)
    console.log(`passed at the second try only: ${counts.flaky} browser tests or files of the HTTP suite`);
  for (const name of [...counts.failures, ...broken]) console.log(`failed: ${name}`);
  const failed = counts.failed + broken.length + (requireAll ? notRun.length : 0);
  console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped + notRun.length} skipped`);
  return failed === 0;
}
