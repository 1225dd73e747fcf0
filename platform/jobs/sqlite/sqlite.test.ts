import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testJobs } from "../contract/contract.ts";
import { openJobs } from "../open.ts";
import { type Jobs, KEPT_DAYS, LOST_MAX } from "../port.ts";
import { quiet, until, whatOf, whenIn, workerOf } from "../testing/testing.ts";
import { createLeases } from "./leases.ts";
import { createMaker } from "./make.ts";
import { openDatabase } from "./schema.ts";
import { openSqliteJobs } from "./sqlite.ts";

testJobs("sqlite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sb-jobs-"));
  return { url: "sqlite:", dataDir, remove: () => rm(dataDir, { recursive: true }) };
});

describe("the SQLite jobs", () => {
  const DAY = 86_400_000;
  const NAME = { kind: "mail", id: "a-1" };
  let folder: string;
  let file: string;
  let now: number;
  let jobs: Jobs;
  const open = (): Jobs => openSqliteJobs(file, { log: quiet, now: () => now });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sb-jobs-"));
    file = join(folder, "jobs.db");
    now = Date.parse("2026-11-22T12:00:00Z");
    jobs = open();
  });
  afterEach(async () => {
    await jobs.close();
    await rm(folder, { recursive: true });
  });

  test("remember a finished id for its days, and forget it then", async () => {
    const runs: unknown[] = [];
    await jobs.work(workerOf("mail", async ({ payload }) => void runs.push(payload)));
    await jobs.enqueue([{ ...NAME, payload: 1 }]);
    await whenIn(jobs, "done", NAME);
    now += KEPT_DAYS * DAY;
    await jobs.enqueue([{ ...NAME, payload: 2 }]);
    now += 1;
    await jobs.enqueue([{ ...NAME, payload: 3 }]);
    await until(() => expect(runs).toEqual([1, 3]));
  });

  test("give back the space of what was done long ago", async () => {
    await jobs.work(workerOf("mail", async () => {}));
    await jobs.enqueue([{ ...NAME, payload: 1 }]);
    await whenIn(jobs, "done", NAME);
    now += KEPT_DAYS * DAY + 1;
    await jobs.enqueue([{ ...NAME, id: "a-2", payload: 2 }]);
    expect(await jobs.find(NAME)).toBeUndefined();
  });

  test("make one run up for those that were missed", async () => {
    const schedule = { kind: "mail", name: "daily", payload: {}, when: { everyMs: DAY } };
    await jobs.schedule(schedule);
    now += 10 * DAY;
    await jobs.close();
    jobs = open();
    await jobs.schedule(schedule);
    const runs: number[] = [];
    await jobs.work(workerOf("mail", async ({ runAt }) => void runs.push(runAt)));
    await until(async () => expect(await jobs.list("mail", "done", { offset: 0, limit: 10 })).toHaveLength(1));
    expect(runs).toEqual([Date.parse("2026-11-23T00:00:00Z")]);
    const waiting = await jobs.list("mail", "waiting", { offset: 0, limit: 10 });
    expect(waiting.map(({ runAt }) => runAt)).toEqual([Date.parse("2026-12-03T00:00:00Z")]);
  });

  test("try again after their own wait where the clock was put back two days, also under a running worker", async () => {
    let tries = 0;
    const fails = async () => {
      tries += 1;
      if (tries < 3) throw new Error("not this time");
    };
    await jobs.work(workerOf("mail", fails, { backOff: () => 600_000 }));
    await jobs.enqueue([{ ...NAME, payload: {} }]);
    await until(async () => expect((await jobs.find(NAME))?.failures).toBe(1));
    now -= 2 * DAY;
    await until(async () => expect((await jobs.find(NAME))?.runAt).toBe(now + 600_000));
    now += 600_000;
    await until(async () => expect((await jobs.find(NAME))?.failures).toBe(2));
    await jobs.close();
    now -= DAY;
    jobs = open();
    await jobs.work(workerOf("mail", fails));
    expect((await jobs.find(NAME))?.runAt).toBe(now + 600_000);
    now += 600_000;
    await whenIn(jobs, "done", NAME);
  });

  test("run at once what was due at once, and at its time what was made for one, where the clock was put back", async () => {
    const later = { ...NAME, id: "a-2" };
    await jobs.enqueue([
      { ...NAME, payload: {} },
      { ...later, payload: {}, runAt: now + DAY },
    ]);
    const dueAt = now + DAY;
    now -= 2 * DAY;
    await jobs.work(workerOf("mail", async () => {}));
    await whenIn(jobs, "done", NAME);
    expect(await jobs.find(later)).toMatchObject({ state: "waiting", runAt: dueAt });
  });

  test("go on with schedules by the clock as it is, also over times at which they ran before", async () => {
    const HOUR = 3_600_000;
    const runs: number[] = [];
    const begin = async () => {
      await jobs.work(workerOf("mail", async ({ runAt }) => void runs.push(runAt)));
      await jobs.schedule({ kind: "mail", name: "hourly", payload: {}, when: { everyMs: HOUR } });
    };
    await begin();
    const begun = now;
    for (const expected of [1, 2, 3]) {
      now = begun + expected * HOUR;
      await jobs.enqueue([{ ...NAME, id: `beat-${expected}`, payload: {}, runAt: now + 100 * DAY }]);
      await until(() => expect(runs).toHaveLength(expected));
    }
    await jobs.close();
    now = begun + HOUR / 2;
    jobs = open();
    await begin();
    const waiting = await jobs.list("mail", "waiting", { offset: 0, limit: 10 });
    expect(waiting.filter(({ schedule }) => schedule === "hourly").map(({ runAt }) => runAt)).toEqual([begun + HOUR]);
    for (const expected of [4, 5]) {
      now = begun + (expected - 3) * HOUR;
      await jobs.enqueue([{ ...NAME, id: `beat-${expected}`, payload: {}, runAt: now + 100 * DAY }]);
      await until(() => expect(runs).toHaveLength(expected));
    }
    expect(runs.slice(3)).toEqual([begun + HOUR, begun + 2 * HOUR]);
  });

  test("take back the jobs of a process that died in their lease's time where the clock was put back", async () => {
    const db = openDatabase(file);
    const leases = createLeases(
      db,
      createMaker(db, () => now),
      () => now,
    );
    await jobs.enqueue([{ ...NAME, payload: {} }]);
    expect(leases.claim("mail", 1, 30_000)).toHaveLength(1);
    db.close();
    now -= 2 * DAY;
    await jobs.work(workerOf("mail", async () => {}));
    now += 30_000;
    await jobs.enqueue([{ ...NAME, id: "beat", payload: {} }]);
    await whenIn(jobs, "done", NAME);
  });

  test("park a job that takes its process with it each time", async () => {
    const db = openDatabase(file);
    const leases = createLeases(
      db,
      createMaker(db, () => now),
      () => now,
    );
    await jobs.enqueue([{ ...NAME, payload: {} }]);
    for (let lost = 0; lost <= LOST_MAX; lost += 1) {
      expect(leases.claim("mail", 1, 1_000)).toHaveLength(1);
      now += 1_000;
    }
    expect(leases.claim("mail", 1, 1_000)).toEqual([]);
    db.close();
    const parked = await jobs.find(NAME);
    expect(parked).toMatchObject({ state: "parked", failures: 0 });
    expect(parked?.history.at(-1)).toMatchObject({ what: "parked", code: "LEASE_LOST" });
  });

  test("ignore whoever has lost the lease", async () => {
    const db = openDatabase(file);
    const leases = createLeases(
      db,
      createMaker(db, () => now),
      () => now,
    );
    await jobs.enqueue([{ ...NAME, payload: {} }]);
    const [late] = leases.claim("mail", 1, 1_000);
    now += 1_000;
    const [next] = leases.claim("mail", 1, 1_000);
    if (!late || !next) throw new Error("nothing was claimed");
    expect(leases.renew([late, next], 1_000).kept).toEqual([next]);
    leases.report(late, "1");
    expect(leases.end(late, { what: "done" })).toBe(false);
    expect(leases.end(late, { what: "parked", code: "LATE" })).toBe(false);
    expect(await jobs.find(NAME)).toMatchObject({ state: "running", progress: undefined });
    expect(leases.end(next, { what: "done" })).toBe(true);
    db.close();
    expect(whatOf(await jobs.find(NAME))).toEqual(["made", "started", "lost", "started", "done"]);
  });
});

test("a damaged file is made anew, and told of", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sb-jobs-"));
  const file = join(folder, "jobs.db");
  await writeFile(file, "x".repeat(9_000));
  const told: unknown[] = [];
  const jobs = await openJobs("sqlite:", folder, { log: quiet, onDamage: (damage) => void told.push(damage) });
  expect(await jobs.counts()).toEqual([]);
  expect(told).toEqual([{ file, remade: true }]);
  await jobs.close();
  await rm(folder, { recursive: true });
});

test("rejects a URL of another kind", async () => {
  await expect(openJobs("mysql://key:secret@host", "/nowhere", { log: quiet })).rejects.toThrow(/mysql:$/);
});
