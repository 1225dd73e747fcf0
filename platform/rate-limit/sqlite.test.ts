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
  expect(await second.hit("a", 60)).toEqual({ count: 2, endsInMs: 1 });
  now = 1_060;
  expect(await second.hit("a", 60)).toEqual({ count: 1, endsInMs: 60 });
  await second.close();
});

test("a clock that was put back two days keeps nobody out for longer than the window", async () => {
  const DAY = 86_400_000;
  let now = Date.parse("2026-11-26T12:00:00Z");
  const open = () => openSqliteCounters(join(dataDir, "quotas.db"), { now: () => now });
  const first = await open();
  await first.hit("POST report/report daily u1", DAY);
  await first.close();
  now -= 2 * DAY;
  const second = await open();
  expect(await second.hit("POST report/report daily u1", DAY)).toEqual({ count: 2, endsInMs: DAY });
  now += DAY - 1;
  expect(await second.hit("POST report/report daily u1", DAY)).toEqual({ count: 3, endsInMs: 1 });
  now += 1;
  expect(await second.hit("POST report/report daily u1", DAY)).toEqual({ count: 1, endsInMs: DAY });
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
