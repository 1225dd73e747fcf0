// Runs the tools of a plan. What runs beside others is told as a whole once it ends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../chromium.ts";
import { findPython } from "../ci/python.ts";
import { findTool } from "../schemathesis/tool.ts";
import { COMPILED } from "../test/servers/server.ts";
import {
  type Counts,
  findingsCounts,
  generatedCounts,
  NOTHING,
  playwrightCounts,
  vitestCounts,
  vitestCountsOf,
  worthASecondTry,
} from "./counts.ts";
import type { BrowserPlan, Plan } from "./plan.ts";
import { QUARANTINE } from "./quarantine.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** `broken`: runners that failed as a whole. */
export type RunOutcome = {
  readonly counts: Counts;
  readonly broken: readonly string[];
  readonly notRun: readonly string[];
};

const FINE: RunOutcome = { counts: NOTHING, broken: [], notRun: [] };
export const NOT_ASKED_FOR = FINE;
const brokenAs = (name: string): RunOutcome => ({ ...FINE, broken: [name] });

/** Whether it prints while it runs, or all at once at its end. */
type Way = { readonly beside: boolean };
const ALONE: Way = { beside: false };
const BESIDE: Way = { beside: true };

const isQuarantined = (test: string): boolean => test in QUARANTINE;

/** Types, lint and other static checks. */
export async function runChecks(): Promise<RunOutcome> {
  const name = "npm run check";
  return (await run(name, ALONE, "npm", ["run", "--silent", "check"])) ? FINE : brokenAs(name);
}

/** For the browser tests. */
export async function buildWeb(browser: Plan["browser"]): Promise<RunOutcome> {
  if (!findChromium() || (browser !== "all" && selectionOf(browser) === undefined)) return FINE;
  const name = "web build";
  return (await run(name, BESIDE, "node", ["deploy/web-build.ts"])) ? FINE : brokenAs(name);
}

/** For a run that starts the standalone process again and again (docs/decisions/0130). */
export async function bundleServer(): Promise<RunOutcome> {
  const name = "server bundle";
  if (!(await run(name, BESIDE, "node", ["deploy/test/servers/bundle.ts"]))) return brokenAs(name);
  process.env.SB_TEST_BUNDLE = "1";
  return FINE;
}

export async function runUnitTests(unit: Plan["unit"]): Promise<RunOutcome> {
  const [files, how] = filesOf(unit);
  if (files?.length === 0) return FINE;
  const name = "unit, contract and wire tests";
  // Outages have their own place beside the browser tests, unless they were asked for.
  const outages = unit === "all" ? ["--exclude=deploy/wire/distributed/outages.test.ts"] : [];
  return withReport(async (report) => {
    const ok = await runVitest(name, ALONE, [...how, ...outages, ...(files ?? [])], report);
    const again = existsSync(report) ? worthASecondTry(readReport(report), isQuarantined) : [];
    if (again.length > 0) return runOnceMore(again, report);
    return outcomeOf(name, ok, report, vitestCounts, files !== undefined);
  });
}

/** Alone, nothing else keeps their processes waiting. A test of the quarantine that passes now is named in the summary. */
function runOnceMore(files: readonly string[], firstReport: string): Promise<RunOutcome> {
  const name = `once more, alone: ${files.join(", ")}`;
  return withReport(async (report) => {
    const ok = await runVitest(name, ALONE, ["run", "--no-file-parallelism", ...files], report);
    if (!existsSync(report)) return outcomeOf(name, false, firstReport, vitestCounts, false);
    const counts = vitestCountsOf(readReport(firstReport), readReport(report));
    return ok || counts.failed > 0 ? { ...FINE, counts } : { ...brokenAs(name), counts };
  });
}

/** Takes engines away from dozens of processes, which wait most of the time. */
export function runOutages(): Promise<RunOutcome> {
  const name = "outages";
  return withReport(async (report) => {
    const ok = await runVitest(name, BESIDE, ["run", "deploy/wire/distributed/outages.test.ts"], report);
    return outcomeOf(name, ok, report, vitestCounts, false);
  });
}

function runVitest(name: string, way: Way, args: readonly string[], report: string): Promise<boolean> {
  return run(name, way, "vitest", [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
}

const readReport = (report: string): unknown => JSON.parse(readFileSync(report, "utf8"));

function filesOf(unit: Plan["unit"]): [files: readonly string[] | undefined, how: readonly string[]] {
  if (unit === "all") return [undefined, ["run"]];
  return "related" in unit ? [unit.related, ["related", "--run"]] : [unit.files, ["run"]];
}

/** Once the web app is built. */
export async function runBrowserTests(browser: Plan["browser"]): Promise<RunOutcome> {
  const selected = browser === "all" ? { args: [], env: {} } : selectionOf(browser);
  if (selected === undefined) return FINE;
  const name = "browser tests";
  if (!findChromium())
    return { ...FINE, notRun: [`${name}: there is no Chromium (install it, or name one in SB_CHROMIUM)`] };
  return withReport(async (report) => {
    const args = ["test", "--config", "web/e2e/playwright.config.ts", "--reporter=dot,json", ...selected.args];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...selected.env };
    const ok = await run(name, ALONE, "playwright", args, env);
    // Playwright is content with what passed at the second try.
    const read = (found: unknown) => playwrightCounts(found, isQuarantined);
    return outcomeOf(name, ok, report, read, false);
  });
}

/** Every screen once, for what a page shows to be wrong by itself. Once the web app is built. */
export function runLook(): Promise<RunOutcome> {
  const found = findChromium() ? {} : { why: "there is no Chromium (install it, or name one in SB_CHROMIUM)" };
  return runTool("screens looked at", found, "web/e2e/look/main.ts", findingsCounts, ["--reduced", "--report"]);
}

export function runGenerated(): Promise<RunOutcome> {
  return runTool("generated requests", findTool(), "deploy/schemathesis/main.ts", generatedCounts);
}

export function runStrangers(): Promise<RunOutcome> {
  return runTool("feeds as others read them", findPython(), "deploy/ci/strangers.ts", findingsCounts);
}

/** `found`: what it needs on this machine, or why that is not there. */
async function runTool(
  name: string,
  found: object | { readonly why: string },
  script: string,
  read: (report: unknown) => Counts,
  options: readonly string[] = [],
): Promise<RunOutcome> {
  if ("why" in found) return { ...FINE, notRun: [`${name}: ${found.why} (${script})`] };
  return withReport(async (report) => {
    const ok = await run(name, BESIDE, "node", [script, ...options, report]);
    return outcomeOf(name, ok, report, read, false);
  });
}

type Selection = { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> };

/** Undefined if nothing is selected. Matched against `<project> <file from web/e2e> <title> <tags>`. */
function selectionOf({ files, smoke, oneProject }: BrowserPlan): Selection | undefined {
  const names = files.map((file) => ` ${file.slice("web/e2e/".length).replaceAll(".", "\\.")} `);
  const wanted = [...names, ...(smoke ? ["@smoke"] : [])];
  if (wanted.length === 0) return undefined;
  const args = [`--grep=${wanted.join("|")}`, ...(oneProject ? ["--project=desktop ko"] : [])];
  // That project would have only those that were dealt to it.
  return { args, env: oneProject ? { SB_TEST_EVERY: "1" } : {} };
}

/** A runner that fails without a failed test, or without a report, has failed as a whole. */
function outcomeOf(
  name: string,
  ok: boolean,
  report: string,
  read: (report: unknown) => Counts,
  mayBeNone: boolean,
): RunOutcome {
  const counts = existsSync(report) ? read(readReport(report)) : NOTHING;
  const ended = ok ? mayBeNone || counts.passed > 0 : counts.failed > 0;
  return { ...FINE, counts, broken: ended ? [] : [name] };
}

async function withReport(act: (file: string) => Promise<RunOutcome>): Promise<RunOutcome> {
  const dir = mkdtempSync(join(tmpdir(), "safer-block-test-"));
  try {
    return await act(join(dir, "report.json"));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Node's own localStorage is not used here, and accessing it would print a warning in every process. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --no-experimental-webstorage`.trim();

async function run(
  name: string,
  { beside }: Way,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const began = performance.now();
  if (!beside) console.log(`\n== ${name}`);
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, NODE_OPTIONS, ...environment };
  const child = spawn(command, args, { cwd: root, stdio: beside ? "pipe" : "inherit", env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => void output.push(piece));
  const failed = once(child, "error").then(([error]: Error[]) => void output.push(Buffer.from(String(error))));
  const [code] = await Promise.race([once(child, "close"), failed.then(() => [1])]);
  if (beside) process.stdout.write(`\n== ${name}, meanwhile\n${Buffer.concat(output)}`);
  console.log(`== ${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  return code === 0;
}
