// Sends thousands of generated requests in each role and checks each answer against the OpenAPI document. The cases are
// the same each time. Prints what was found; the exit code is 1 if there is anything.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryDir } from "../test/servers/server.ts";
import { type Result, resultOf } from "./report.ts";
import { type Run, runsOf } from "./runs.ts";
import { type Service, startService } from "./service.ts";
import { settingsOf } from "./settings.ts";
import { findTool } from "./tool.ts";

/** Those left out take any refusal of valid data for a fault, and 416 for no refusal. */
const CHECKS = ["--checks=all", "--exclude-checks=positive_data_acceptance,negative_data_rejection"];
const ALWAYS_THE_SAME = ["--generation-deterministic", "--no-shrink", "--continue-on-failure"];
/** A busy machine is no finding. */
const PATIENT = ["--request-timeout=60", "--suppress-health-check=too_slow"];

await using resources = new AsyncDisposableStack();
const folder = resources.use(temporaryDir()).path;
const service = await startService(resources);
const results = await Promise.all(runsOf(service).map((run) => perform(run, service)));
const cases = results.reduce((sum, result) => sum + result.cases, 0);
const wrong = results.flatMap((result) => result.wrong);
console.log(`${cases} requests, ${wrong.length} findings`);
if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify({ roles: results.length, wrong }));
process.exitCode = wrong.length === 0 ? 0 : 1;

async function perform(run: Run, { url, refreshToken, known }: Service): Promise<Result> {
  const cwd = join(folder, run.role);
  mkdirSync(cwd);
  writeFileSync(join(cwd, "schemathesis.toml"), settingsOf(run, refreshToken, known));
  const report = join(cwd, "report.json");
  const args = [
    ...CHECKS,
    ...ALWAYS_THE_SAME,
    ...PATIENT,
    ...run.args,
    "--report=json",
    `--report-json-path=${report}`,
  ];
  const output = await outputOf(cwd, ["run", `${url}/sb/openapi.json`, `--url=${url}`, "--no-color", ...args]);
  const result = resultOf(JSON.parse(readFileSync(report, "utf8")), run.cases);
  if (result.wrong.length > 0) console.log(output);
  console.log(`${run.role}: ${result.cases} cases in ${result.seconds.toFixed(0)} s`);
  for (const line of result.wrong) console.log(`${run.role}: ${line}`);
  return result;
}

async function outputOf(cwd: string, args: readonly string[]): Promise<string> {
  const tool = findTool();
  if ("why" in tool) throw new Error(tool.why);
  // Python's sets are in the order of random hashes, unless told otherwise.
  const env = { ...process.env, PYTHONHASHSEED: "0" };
  const child = spawn(tool.command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  await once(child, "close");
  return output;
}
