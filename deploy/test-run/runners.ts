// Runs the tools of the plan one after the other.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../chromium.ts";
import { findPython } from "../ci/python.ts";
import { findTool } from "../schemathesis/tool.ts";
import { buildWeb } from "../web-build.ts";
import {
  type Counts,
  generatedCounts,
  NOTHING,
  playwrightCounts,
  strangersCounts,
  vitestCounts,
  vitestCountsOf,
  worthASecondTry,
} from "./counts.ts";
import type { BrowserPlan, Plan } from "./plan.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** `broken`: runners that failed as a whole. */
export type Outcome = {
  readonly counts: Counts;
  readonly broken: readonly string[];
  readonly notRun: readonly string[];
};

const FINE: Outcome = { counts: NOTHING, broken: [], notRun: [] };
const brokenAs = (name: string): Outcome => ({ ...FINE, broken: [name] });

/** Types, lint and other static checks. */
export function runChecks(): Outcome {
  console.log("\n== npm run check");
  return run("npm", ["run", "--silent", "check"]) ? FINE : brokenAs("npm run check");
}

export function runUnitTests(unit: Plan["unit"]): Outcome {
  const [files, how] = filesOf(unit);
  if (files?.length === 0) return FINE;
  console.log("\n== unit, contract and wire tests");
  return withReport((report) => {
    const ok = runVitest([...how, ...(files ?? [])], report);
    const again = existsSync(report) ? worthASecondTry(readReport(report)) : [];
    if (again.length > 0) return runOnceMore(again, report);
    return outcomeOf("unit tests", ok, report, vitestCounts, files !== undefined);
  });
}

/** Alone, nothing else keeps their processes waiting. What passes now is named in the summary. */
function runOnceMore(files: readonly string[], firstReport: string): Outcome {
  console.log(`\n== once more, alone: ${files.join(", ")}`);
  return withReport((report) => {
    const ok = runVitest(["run", "--no-file-parallelism", ...files], report);
    const first = readReport(firstReport);
    if (!existsSync(report)) return outcomeOf("unit tests", false, firstReport, vitestCounts, false);
    const counts = vitestCountsOf(first, readReport(report));
    return ok || counts.failed > 0 ? { ...FINE, counts } : { ...brokenAs("unit tests"), counts };
  });
}

function runVitest(args: readonly string[], report: string): boolean {
  return run("vitest", [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
}

const readReport = (report: string): unknown => JSON.parse(readFileSync(report, "utf8"));

function filesOf(unit: Plan["unit"]): [files: readonly string[] | undefined, how: readonly string[]] {
  if (unit === "all") return [undefined, ["run"]];
  return "related" in unit ? [unit.related, ["related", "--run"]] : [unit.files, ["run"]];
}

export function runBrowserTests(browser: Plan["browser"]): Outcome {
  const selected = browser === "all" ? [] : selectionOf(browser);
  if (selected === undefined) return FINE;
  console.log("\n== browser tests");
  const name = "browser tests: there is no Chromium (install it, or name one in SB_CHROMIUM)";
  if (!findChromium()) return { ...FINE, notRun: [name] };
  if (!buildWeb()) return brokenAs("web build");
  return withReport((report) => {
    const args = ["test", "--config", "web/e2e/playwright.config.ts", "--reporter=dot,json", ...selected];
    const ok = run("playwright", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    return outcomeOf("browser tests", ok, report, playwrightCounts, false);
  });
}

export function runGenerated(): Outcome {
  console.log("\n== generated requests");
  const tool = findTool();
  if ("why" in tool) return { ...FINE, notRun: [`generated requests: ${tool.why} (deploy/schemathesis)`] };
  return withReport((report) => {
    const ok = run("node", ["deploy/schemathesis/main.ts", report]);
    return outcomeOf("generated requests", ok, report, generatedCounts, false);
  });
}

export function runStrangers(): Outcome {
  console.log("\n== feeds as others read them");
  const python = findPython();
  if ("why" in python) return { ...FINE, notRun: [`feeds as others read them: ${python.why} (deploy/ci)`] };
  return withReport((report) => {
    const ok = run("node", ["deploy/ci/strangers.ts", report]);
    return outcomeOf("feeds as others read them", ok, report, strangersCounts, false);
  });
}

/** Undefined if nothing is selected. Matched against `<project> <file from web/e2e> <title> <tags>`. */
function selectionOf({ files, smoke, oneProject }: BrowserPlan): readonly string[] | undefined {
  const names = files.map((file) => ` ${file.slice("web/e2e/".length).replaceAll(".", "\\.")} `);
  const wanted = [...names, ...(smoke ? ["@smoke"] : [])];
  if (wanted.length === 0) return undefined;
  return [`--grep=${wanted.join("|")}`, ...(oneProject ? ["--project=desktop ko"] : [])];
}

/** A runner that fails without a failed test, or without a report, has failed as a whole. */
function outcomeOf(
  name: string,
  ok: boolean,
  report: string,
  read: (report: unknown) => Counts,
  mayBeNone: boolean,
): Outcome {
  const counts = existsSync(report) ? read(readReport(report)) : NOTHING;
  const ended = ok ? mayBeNone || counts.passed > 0 : counts.failed > 0;
  return { ...FINE, counts, broken: ended ? [] : [name] };
}

function withReport(act: (file: string) => Outcome): Outcome {
  const dir = mkdtempSync(join(tmpdir(), "safer-block-test-"));
  const outcome = act(join(dir, "report.json"));
  rmSync(dir, { recursive: true, force: true });
  return outcome;
}

/** Node's own localStorage is not used here, and accessing it would print a warning in every process. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --no-experimental-webstorage`.trim();

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const env = { ...process.env, NODE_OPTIONS, ...environment };
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", env });
  return result.status === 0;
}
