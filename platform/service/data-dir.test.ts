import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holderOf } from "@sb/platform/sqlite/file-lock.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDataDir } from "./data-dir.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sb-data-dir-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, "server.lock");

/** Another process that holds the folder until it is killed. */
async function holder() {
  // Kept: a lock whose holder is collected as garbage is given back.
  const module = JSON.stringify(new URL("./data-dir.ts", import.meta.url).href);
  const code = `const { openDataDir } = await import(${module}); globalThis.held = openDataDir(process.argv[1]); console.log("held");
    process.stdin.resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code, folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return {
    pid: child.pid,
    async kill() {
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      await exit;
    },
  };
}

test("one server at a time has the folder, until it is released", () => {
  const first = openDataDir(folder);
  expect(() => openDataDir(folder)).toThrow(`in use by process ${process.pid}`);
  // Asking did not end the lock.
  expect(() => openDataDir(folder)).toThrow(`in use by process ${process.pid}`);
  first.release();
  openDataDir(folder).release();
});

test("a lock ends with its process, and names it while it runs", async () => {
  const other = await holder();
  expect(() => openDataDir(folder)).toThrow(`in use by process ${other.pid}`);
  await other.kill();
  expect(holderOf(lockFile())).toBe(other.pid);
  openDataDir(folder).release();
});

test.each([
  ["the number of a process that runs but is another", () => writeFileSync(lockFile(), String(process.ppid))],
  ["nothing", () => writeFileSync(lockFile(), "")],
  ["what is no lock", () => writeFileSync(lockFile(), "x".repeat(10_000))],
])("a stale lock file with %s holds nobody up", (_name, leave) => {
  leave();
  const taken = openDataDir(folder);
  expect(() => openDataDir(folder)).toThrow("in use");
  taken.release();
});

test("a lock file that was cut holds nobody up", () => {
  openDataDir(folder).release();
  truncateSync(lockFile(), 2_000);
  openDataDir(folder).release();
});
