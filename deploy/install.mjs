// Runs before every npm script, on any Node version and without installed packages: installs the locked packages if
// they are missing or older than the lock file.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 20;
const NETWORK_FAILURE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|E?TIMEDOUT)\b/;
// npm warns about the machine's settings and Node, which don't matter: the project brings its own Node.
const QUIET = ["--loglevel=error", "--no-fund", "--no-audit", "--no-progress", "--fetch-retry-maxtimeout=10000"];
// Packages whose install scripts are needed: this one fetches Node for this machine. Others compile what has a stand-in in JavaScript,
// or report the install to somebody.
const PREPARED = ["node"];

// npm finds the project's own Node first for its scripts, and `npm ci` takes that away: what runs npm itself stays.
const NODE = process.env.npm_node_execpath ?? process.execPath;

const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = `${root}node_modules/.safer-block-installed`;
const wanted = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
  fail(`Node ${OLDEST_NODE} or newer is needed, and this is ${process.version}: see https://nodejs.org`);
if (installed() !== wanted) install();

function install() {
  const reason = installed() === undefined ? "the first time only" : "the lock file has changed";
  console.log(`Installing packages (about a minute, ${reason}) …`);
  runNpm(["ci", "--ignore-scripts"]);
  runNpm(["rebuild", ...PREPARED]);
  writeFileSync(stamp, wanted);
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [NODE, npm] : ["npm"];
  const result = spawnSync(command, [...before, ...args, ...QUIET], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (result.status !== 0) explain(result);
}

/** Without a network, prints one line; other failures are shown as npm printed them. */
function explain({ error, signal, stdout, stderr }) {
  if (signal) process.exit(130);
  const output = `${error?.message ?? ""}${stdout ?? ""}${stderr ?? ""}`;
  const [, code] = NETWORK_FAILURE.exec(output) ?? [];
  if (code) fail(`The packages could not be installed: npm's registry can't be reached (${code}). Try again later.`);
  process.stderr.write(output);
  fail("The packages could not be installed; npm's message is above.");
}

function installed() {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return undefined;
  }
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
