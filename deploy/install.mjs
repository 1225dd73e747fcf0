// Runs before every npm script, on whatever Node the machine has and with nothing installed yet:
// installs the locked dependencies when they are missing or older than the lock file.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}node_modules/.safer-block-installed`;
const wanted = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");

if (installed() !== wanted) {
  console.log("Installing dependencies (first run, or the lock file changed) …");
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ["npm"];
  const result = spawnSync(command, [...before, "ci", "--no-fund", "--no-audit"], { cwd: root, stdio: "inherit" });
  if (result.status !== 0) {
    console.error("The dependencies could not be installed; see npm's message above.");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function installed() {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return undefined;
  }
}
