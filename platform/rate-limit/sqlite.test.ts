import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testRateLimitCounters } from "./contract.ts";
import { openDailyCounters } from "./open.ts";
import { openSqliteCounters } from "./sqlite.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "sb-quotas-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

testRateLimitCounters("sqlite", () => openDailyCounters("memory:", dataDir));

test("counts on after a restart, until the window ends", async () => {
  let now = 1_000;
  const open = () => openSqliteCounters(join(dataDir, "quotas.db"), { now: () => now });
  const first = await open();
  await first.hit("a", 60);
  await first.close();
  const second = await open();
  now = 1_059;
  expect(await second.hit("a", 60)).toEqual({ count: 2, endsAt: 1_060 });
  now = 1_060;
  expect(await second.hit("a", 60)).toEqual({ count: 1, endsAt: 1_120 });
  await second.close();
});

test("two processes share the counts", async () => {
  const [one, other] = await Promise.all([
    openDailyCounters("memory:", dataDir),
    openDailyCounters("memory:", dataDir),
  ]);
  await one.hit("a", 60_000);
  expect((await other.hit("a", 60_000)).count).toBe(2);
  await one.close();
  await other.close();
});
