import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { openFolder, removeLeftFolders } from "./folders.ts";

test("folders of a process that is no more are removed, and those of others stay", async () => {
  await using own = openFolder();
  const mine = dirname(own.file("list"));
  const named = (pid: number | undefined) => mine.replace(/-\d+-\w{6}$/, `-${pid}-tested`);
  const [left, before, alive] = [spawnSync("true").pid, process.pid, process.ppid].map(named) as [
    string,
    string,
    string,
  ];
  for (const path of [left, before, alive]) mkdirSync(path, { recursive: true });
  removeLeftFolders();
  expect([left, before, alive, mine].map((path) => existsSync(path))).toEqual([false, false, true, true]);
  rmSync(alive, { recursive: true });
});
