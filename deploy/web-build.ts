// Builds the web app into web/dist, unless it was built from the same sources before.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Not in web/dist: everything there is served. */
const STAMP = `${root}node_modules/.safer-block-web-built`;
const PAGE = `${root}web/dist/index.html`;
/** Renders public pages. */
const BUNDLE = "web/server/dist/pages.js";

/** The inputs of a build: the app, what it imports of other workspaces, the locked packages. */
const SOURCES = ["web/**/*.*", "contracts/**/*.ts", "knowledge/**/*.*", "package-lock.json", "tsconfig.json"];
const NOT_READ = ["**/node_modules/**", "web/dist/**", "web/server/dist/**", "web/e2e/**", "**/*.test.*", "**/*.md"];

/** Prints a line. False if the build failed; why is printed. */
export function buildWeb(): boolean {
  const sources = digestOf(globSync(SOURCES, { cwd: root, exclude: NOT_READ }).sort());
  if (readStamp() === stampOf(sources)) {
    console.log("The web app is built already.");
    return true;
  }
  console.log("Building the web app …");
  const { error, status } = spawnSync("vite", ["build", "web", "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
  if (error) console.error(`The web app can't be built: vite could not be started (${error.message}). Use npm start.`);
  if (status === 0) writeFileSync(STAMP, stampOf(sources));
  return status === 0;
}

/** The page contains the hashed script names, so it identifies a build, whoever started it. */
const stampOf = (sources: string): string =>
  `${sources} ${existsSync(PAGE) && existsSync(root + BUNDLE) ? digestOf(["web/dist/index.html", BUNDLE]) : ""}`;

const readStamp = (): string | undefined => (existsSync(STAMP) ? readFileSync(STAMP, "utf8") : undefined);

function digestOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(root + file))
      .update("\0");
  return hash.digest("hex");
}

if (import.meta.main) process.exitCode = buildWeb() ? 0 : 1;
