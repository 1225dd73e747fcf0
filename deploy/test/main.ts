// `npm test`: types, lint, all tests, browser tests included. What can't run here is named at the end, and is a failure
// where SB_REQUIRE_ALL is set (CI).
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { add, type Counts, NOTHING, playwrightCounts, vitestCounts } from "./counts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const reports = mkdtempSync(join(tmpdir(), "safer-block-test-"));
const requireAll = process.env.SB_REQUIRE_ALL === "1";
const notRun: string[] = [];
let broken = false;

check("types", "tsc", ["--noEmit"]);
check("lint and format", "biome", ["check", "--error-on-warnings", "."]);
check("web build", "vite", ["build", "web", "--logLevel", "warn"]);
const total = add(unitTests(), browserTests());

rmSync(reports, { recursive: true, force: true });
for (const name of [...total.skippedNames, ...notRun]) console.log(`not run here: ${name}`);
if (total.flaky > 0) console.log(`passed at the second try only: ${total.flaky} browser tests`);
const failed = broken || total.failed > 0 || (requireAll && notRun.length > 0);
const failures = total.failed === 0 && failed ? 1 : total.failed;
console.log(`${total.passed} passed, ${failures} failed, ${total.skipped + notRun.length} skipped`);
process.exit(failed ? 1 : 0);

function check(name: string, command: string, args: readonly string[]): void {
  console.log(`\n== ${name}`);
  if (!run(command, args)) {
    broken = true;
    console.log(`${name}: failed`);
  }
}

function unitTests(): Counts {
  console.log("\n== unit, contract and wire tests");
  const report = join(reports, "vitest.json");
  const ok = run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  return countsOf("the unit tests", ok, report, vitestCounts);
}

function browserTests(): Counts {
  console.log("\n== browser tests");
  if (!chromium()) {
    notRun.push("browser tests: there is no Chromium (install it, or name one in SB_CHROMIUM)");
    return NOTHING;
  }
  const report = join(reports, "playwright.json");
  const ok = run("playwright", ["test", "--config", "web/e2e/playwright.config.ts", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countsOf("the browser tests", ok, report, playwrightCounts);
}

/** A runner that fails without naming a failed test, or leaves no report, has failed as a whole. */
function countsOf(name: string, ok: boolean, report: string, read: (report: unknown) => Counts): Counts {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : NOTHING;
  if (ok ? counts.passed > 0 : counts.failed > 0) return counts;
  console.log(`${name} did not run to their end`);
  broken = true;
  return counts;
}

function chromium(): string | undefined {
  const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  return [process.env.SB_CHROMIUM, ...known].find((path) => path && existsSync(path));
}

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...environment } });
  return result.status === 0;
}
