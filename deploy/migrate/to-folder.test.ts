// From one data folder to another.
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { openJobs } from "@sb/platform/jobs/open.ts";
import { quiet } from "@sb/platform/jobs/testing/testing.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import { openDataDir } from "@sb/platform/service/data-dir.ts";
import { openVault } from "@sb/platform/vault/open-vault.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryDir } from "../test/servers/server.ts";
import { expectJobsGoOn, expectToldOnce } from "./expect-moved.ts";
import { join, nothingTold, openTestBus, until } from "./groups-for-tests.ts";
import { migrated } from "./run-for-tests.ts";
import { makeSource, type TestSource } from "./source-for-tests.ts";

const REPORTS = 12;

let source: TestSource;
let dir: ReturnType<typeof temporaryDir>;
beforeEach(async () => {
  source = await makeSource(REPORTS);
  dir = temporaryDir();
  copyFileSync(path.join(source.dataDir, "master.key"), path.join(dir.path, "master.key"));
});
afterEach(() => {
  source[Symbol.dispose]();
  dir[Symbol.dispose]();
});

const move = (...more: readonly string[]) =>
  migrated(["--from", `sqlite:${source.dataDir}`, ...more], { SB_DATA_DIR: dir.path });

async function inFolder<T>(
  folder: string,
  ask: (stores: Awaited<ReturnType<typeof openStores>>) => Promise<T>,
): Promise<T> {
  await using resources = new AsyncDisposableStack();
  return await ask(await openStores(folder, resources));
}

async function openStores(dataDir: string, resources: AsyncDisposableStack) {
  const eventStore = resources.adopt(await openEventStore("sqlite:", dataDir), (open) => open.close());
  const place = { dataDir, eventStoreUrl: "sqlite:", eventStore };
  const keys = resources.adopt(await openKeys("sqlite:", place), (open) => open.close());
  const files = resources.adopt(await openFiles("file:", dataDir), (open) => open.close());
  const masterKey = Buffer.from(source.masterKey, "hex");
  const openVaultHere = () => openVault({ keys, eventStore, masterKey });
  return { eventStore, keys, files, openVaultHere };
}

const eventsIn = (path: string) =>
  inFolder(path, async ({ eventStore }) =>
    (await eventStore.readAll(START, 1_000)).map(({ position: _, ...event }) => event),
  );

test("brings every event with its id, order, revision and time, every file, and says so", async () => {
  const { code, text } = await move();
  expect(text).toContain("Both are the same");
  expect(code).toBe(0);
  const events = await eventsIn(dir.path);
  expect(events).toEqual(await eventsIn(source.dataDir));
  expect(events.length).toBeGreaterThan(3 * REPORTS);
  const keysOf = (path: string) => inFolder(path, async ({ files }) => (await Array.fromAsync(files.all())).sort());
  expect(await keysOf(dir.path)).toEqual(await keysOf(source.dataDir));
  expect(await keysOf(dir.path)).toHaveLength(REPORTS);
});

test("brings keys that open what was sealed, and the memory of those that were destroyed", async () => {
  await move();
  await inFolder(dir.path, async ({ eventStore, keys, openVaultHere }) => {
    const vault = await openVaultHere();
    const [filed] = (await eventStore.readStream("report-1")).events;
    expect(await vault.open("report-1", filed?.sealed ?? "")).toEqual({ suspect: "suspect 1" });
    const [deleted] = (await eventStore.readStream("report-4")).events;
    expect(await vault.open("report-4", deleted?.sealed ?? "")).toBeUndefined();
    for (const name of ["report-4", "never-made"]) {
      await expect(keys.make(name, "another")).rejects.toMatchObject({ code: "KEY_DESTROYED" });
    }
  });
});

test("has each group go on where it was, and each job too", async () => {
  expect(await move()).toMatchObject({
    code: 0,
    text: expect.stringMatching(/groups +4 groups, 1 streams? held back .*same/),
  });
  await inFolder(dir.path, async ({ eventStore }) => {
    const bus = await openTestBus("inline:", dir.path, eventStore);
    expect(await bus.attach(await eventStore.log())).toEqual([]);
    await expectToldOnce(source, bus, eventStore);
    await bus.close();
  });
  const jobs = await openJobs("sqlite:", dir.path, { log: quiet });
  await expectJobsGoOn(jobs);
  await jobs.close();
});

test("refuses groups that were at work in the target", async () => {
  await move();
  await inFolder(dir.path, async ({ eventStore }) => {
    const bus = await openTestBus("inline:", dir.path, eventStore);
    const told = nothingTold();
    const consumer = await join(bus, "behind", told);
    await until(() => expect(told.behind.length).toBeGreaterThan(1));
    await consumer.stop();
    await bus.close();
  });
  expect(await move("--verify")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/groups .* elsewhere: behind$/m),
  });
  expect((await move()).text).toContain("The move stopped: the group behind has another place on this bus already");
});

test("leaves a target alone that is another service's, and destroys none of its keys", async () => {
  using other = await makeSource(2);
  const before = await eventsIn(other.dataDir);
  const env = { SB_DATA_DIR: other.dataDir, SB_MASTER_KEY: source.masterKey };
  const { code, text } = await migrated(["--from", `sqlite:${source.dataDir}`], env);
  expect(code).toBe(1);
  expect(text).toContain("The move stopped: the target's events are not the source's: it is no copy");
  expect(await eventsIn(other.dataDir)).toEqual(before);
});

test("leaves files, jobs and groups alone that are another service's", async () => {
  const bus = await inFolder(dir.path, async ({ eventStore }) => {
    const open = await openTestBus("inline:", dir.path, eventStore);
    await open.begin([{ group: "somebody-elses", position: "0000000000000001", paused: [] }]);
    return open;
  });
  await bus.close();
  expect((await move()).text).toContain("The move stopped: the target has consumer groups, but no events");
  const jobs = await openJobs("sqlite:", dir.path, { log: quiet });
  await jobs.enqueue([{ kind: "mail", id: "somebody-elses", payload: {} }]);
  await jobs.close();
  expect((await move()).text).toContain("The move stopped: the target has jobs, but no events");
  await inFolder(dir.path, ({ files }) => files.put("evidence/other", new Uint8Array(1)));
  expect((await move()).text).toContain("The move stopped: the target has files, but no events");
  expect(await eventsIn(dir.path)).toEqual([]);
});

test("tells of jobs that differ", async () => {
  await move();
  const jobs = await openJobs("sqlite:", dir.path, { log: quiet });
  await jobs.drop({ kind: "mail", id: "parked" });
  await jobs.close();
  expect(await move("--verify")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/jobs .* differ or are missing: 1 job$/m),
  });
  expect((await move()).code).toBe(0);
});

test("refuses places of groups that are of another log, or not there", async () => {
  const bus = await inFolder(source.dataDir, async ({ eventStore }) => {
    const open = await openTestBus("inline:", source.dataDir, eventStore);
    await open.attach({ id: "another", end: await eventStore.head() });
    await open.begin([{ group: "reader", position: await eventStore.head(), paused: [] }]);
    return open;
  });
  await bus.close();
  expect((await move()).text).toContain("The move stopped: the place of the group reader is not one of this log");
  rmSync(path.join(source.dataDir, "bus.db"));
  expect((await move()).text).toContain("The move stopped: The places of the consumer groups are missing");
});

test("does nothing twice, and goes on where new events came in the source", async () => {
  await move();
  await inFolder(source.dataDir, async ({ eventStore, openVaultHere }) => {
    const vault = await openVaultHere();
    const [, , again] = (await eventStore.readStream("report-1")).events;
    if (!again) throw new Error("an event is missing");
    const meta = { ...again.meta, eventId: "01980000-0000-7000-8000-000000000001" };
    await eventStore.append("report-1", [{ ...again, meta }], 2);
    await vault.shred("report-2");
  });
  const { code, text } = await move("--verify");
  expect(code).toBe(1);
  expect(text).toMatch(/keys .* differ: 1 key$/m);
  expect((await move()).code).toBe(0);
  expect(await eventsIn(dir.path)).toEqual(await eventsIn(source.dataDir));
  expect((await move("--verify")).code).toBe(0);
});

test("refuses a target that was written to, and adds nothing to it", async () => {
  await move();
  const [event] = await eventsIn(source.dataDir);
  if (!event) throw new Error("an event is missing");
  const meta = { ...event.meta, eventId: "01980000-0000-7000-8000-000000000002" };
  await inFolder(dir.path, ({ eventStore }) => eventStore.append("new", [{ ...event, meta }], -1));
  const before = await eventsIn(dir.path);
  const { code, text } = await move();
  expect(code).toBe(1);
  expect(text).toMatch(/The move stopped: the target has events that the source has not/);
  expect((await move("--verify")).text).toMatch(/events .*the target has more/);
  expect(await eventsIn(dir.path)).toEqual(before);
});

test("tells of files that differ or are missing", async () => {
  await move();
  await inFolder(dir.path, async ({ files }) => {
    await files.put("evidence/report-1/1", new Uint8Array(501));
    await files.delete("evidence/report-2/1");
  });
  expect(await move("--verify")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/files .*differ or are missing: 2 files/),
  });
  expect((await move()).code).toBe(0);
  await inFolder(dir.path, ({ files }) => files.put("evidence/more", new Uint8Array(1)));
  expect(await move()).toMatchObject({ code: 1, text: expect.stringMatching(/the target has more files/) });
});

test("refuses a source that a server has", async () => {
  const held = openDataDir(source.dataDir);
  const { code, text } = await move();
  held.release();
  expect(code).toBe(1);
  expect(text).toContain(`The move stopped: the data folder ${source.dataDir} is in use by process ${process.pid}`);
});

test("needs the master key that wrapped the keys", async () => {
  rmSync(path.join(dir.path, "master.key"));
  expect((await move()).text).toContain("The move stopped: the target has no master key: set SB_MASTER_KEY");
  writeFileSync(path.join(dir.path, "master.key"), "ab".repeat(32));
  expect((await move()).text).toMatch(/The move stopped: The master key .* is not the one/);
  expect(await eventsIn(dir.path)).toEqual([]);
});

test("takes nothing that is lost for empty", async () => {
  rmSync(path.join(source.dataDir, "files"), { recursive: true });
  expect((await move()).text).toContain("The move stopped: the folder of files is missing in the source");
  rmSync(path.join(source.dataDir, "events.db"));
  expect((await move()).text).toMatch(/The move stopped: There is no event log: .*events\.db does not exist/);
});
