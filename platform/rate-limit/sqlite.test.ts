import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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

const keysIn = (path: string): readonly unknown[] => {
  const db = new DatabaseSync(path, { readOnly: true });
  const keys = db.prepare("SELECT key FROM windows").all();
  db.close();
  return keys.map(({ key }) => key);
};

test("forgets keys once their window ends, although nobody asks; also after the clock was put back", async () => {
  const path = join(dataDir, "quotas.db");
  let now = Date.parse("2026-11-26T12:00:00Z");
  await using counters = new AsyncDisposableStack();
  const open = async () =>
    counters.adopt(await openSqliteCounters(path, { now: () => now, clearEveryMs: 5 }), (each) => each.close());
  const first = await open();
  await first.hit("network", 100);
  now += 99;
  await first.hit("later", 1_000);
  now += 1;
  await expect.poll(() => keysIn(path), { interval: 5 }).toEqual(["later"]);
  now -= 30 * 86_400_000;
  // Another start finds it as well: it is cut at once.
  await open();
  now += 1_000;
  await expect.poll(() => keysIn(path), { interval: 5 }).toEqual([]);
});

test("opens a file from before lengths were kept", async () => {
  const path = join(dataDir, "quotas.db");
  const before = new DatabaseSync(path);
  before.exec("CREATE TABLE windows (key TEXT PRIMARY KEY, count INTEGER NOT NULL, endsAt INTEGER NOT NULL) STRICT");
  before.exec("INSERT INTO windows VALUES ('a', 3, 500), ('b', 1, 100)");
  before.close();
  const counters = await openSqliteCounters(path, { now: () => 100 });
  expect(await counters.count("a")).toBe(3);
  expect(keysIn(path)).toEqual(["a"]);
  await counters.close();
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
