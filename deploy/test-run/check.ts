// `npm run check`: types, lint, unused code and the rules of the layout side by side. Each prints as it ends, what it found; all are waited
// for, so that one run tells everything.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Tests of the files themselves, and of the texts that each screen loads. */
const RULES = ["deploy/test/checks", "web/app/table"];

const CHECKS = [
  ["types", "tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.safer-block-types"],
  ["lint", "biome", "check", "--error-on-warnings", "."],
  ["unused code", "knip", "--no-progress", "--cache", "--cache-location", "node_modules/.safer-block-knip"],
  ["rules", "vitest", "run", "--reporter=dot", ...RULES],
] as const;

/** npm puts node_modules/.bin on the path. */
async function passes([name, command, ...args]: (typeof CHECKS)[number]): Promise<boolean> {
  const run = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const [code, out, errors] = await Promise.all([
    new Promise<number | null>((resolve, reject) => run.once("error", reject).once("close", resolve)),
    text(run.stdout),
    text(run.stderr),
  ]);
  console.log(`${code === 0 ? "✓" : "✗"} ${name}`);
  if (code !== 0) console.log(`${out}${errors}`);
  return code === 0;
}

const passed = await Promise.all(CHECKS.map(passes));
process.exitCode = passed.every(Boolean) ? 0 : 1;
