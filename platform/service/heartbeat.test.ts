import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReadStore } from "../read-store/port.ts";
import { openSqliteReadStore } from "../read-store/sqlite/sqlite.ts";
import type { HeartbeatFacts, ProjectionState } from "./heartbeat.ts";
import { olderReaders, readHeartbeats, sendHeartbeats, writeHeartbeat } from "./heartbeat.ts";
import { watchHeartbeats } from "./watch-heartbeats.ts";

const quiet = { info() {}, warn() {}, error() {} };
const live = (projection: string): ProjectionState => ({
  projection,
  state: "live",
  ready: true,
  lagEvents: 0,
  lagMs: 0,
});
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 5 });

let readStore: ReadStore;
beforeEach(() => {
  readStore = openSqliteReadStore(":memory:");
});
afterEach(() => readStore.close());

test("a process is told of by what it said last, until it leaves", async () => {
  let told: HeartbeatFacts = { projections: [live("report@1")] };
  const telling = sendHeartbeats({ readStore, told: async () => told, log: quiet });
  const heartbeats = await watchHeartbeats(readStore, quiet);
  await until(() => expect(heartbeats.projections()).toEqual([live("report@1")]));
  told = { projections: [{ ...live("report@1"), state: "failing", error: { failures: 1 } }] };
  const failed = vi.fn();
  const stop = heartbeats.onFailure(failed);
  telling.now();
  await until(() => expect(heartbeats.isFailing("report@1")).toBe(true));
  expect(failed).toHaveBeenCalled();
  expect(heartbeats.isFailing("account@1")).toBe(false);
  stop();
  await telling.close();
  await until(() => expect(heartbeats.projections()).toEqual([]));
  expect(heartbeats.isFailing("report@1")).toBe(false);
  heartbeats.close();
});

test("an index that waits for a failing model is failing too", async () => {
  const states = [{ ...live("report-index@1"), heldUpBy: ["report@1"] }];
  await writeHeartbeat(readStore, { processId: "a", at: Date.now(), projections: states });
  const heartbeats = await watchHeartbeats(readStore, quiet);
  expect(heartbeats.isFailing("report-index@1")).toBe(true);
  heartbeats.close();
});

test("of two projectors the one that spoke last counts; a standby says nothing", async () => {
  const at = Date.now();
  await writeHeartbeat(readStore, { processId: "before", at: at - 9, projections: [live("old@1")] });
  await writeHeartbeat(readStore, { processId: "active", at: at - 5, projections: [live("new@1")] });
  await writeHeartbeat(readStore, { processId: "standby", at });
  const heartbeats = await watchHeartbeats(readStore, quiet);
  expect(heartbeats.projections()).toEqual([live("new@1")]);
  heartbeats.close();
});

test("a group that several processes have is as bad as its worst part", async () => {
  const at = Date.now();
  const part = (state: "standby" | "live" | "holding", held: number, lag: number) => ({
    group: "mails",
    state,
    held,
    lag,
  });
  await writeHeartbeat(readStore, { processId: "a", at, groups: [part("standby", 0, 0)] });
  await writeHeartbeat(readStore, {
    processId: "b",
    at,
    groups: [part("holding", 2, 900), { ...part("live", 0, 1), group: "a" }],
  });
  await writeHeartbeat(readStore, { processId: "c", at, groups: [part("live", 1, 50)] });
  const heartbeats = await watchHeartbeats(readStore, quiet);
  expect(heartbeats.groups()).toEqual([
    { group: "a", state: "live", held: 0, lag: 1 },
    { group: "mails", state: "holding", held: 3, lag: 900 },
  ]);
  heartbeats.close();
});

test("whoever writes more than some can read waits for these, and for no others", async () => {
  const at = Date.now();
  const tell = (processId: string, told: HeartbeatFacts) => writeHeartbeat(readStore, { processId, at, ...told });
  await tell("query service of the first releases", { reads: ["report@5"] });
  await tell("projector of the first releases", { projections: [live("report@5")] });
  await tell("workers of the release before", { groups: [], canRead: 187 });
  await tell("standby of the release before", { canRead: 187 });
  await tell("query service of this release", { reads: ["report@7"], canRead: 188 });
  await tell("workers of the next release", { groups: [], canRead: 190 });
  await tell("command service", { groups: [] });
  const before = olderReaders(await readHeartbeats(readStore), 188).map(({ processId }) => processId);
  expect(before.toSorted()).toEqual([
    "projector of the first releases",
    "query service of the first releases",
    "standby of the release before",
    "workers of the release before",
  ]);
  // As an old command service does that is started anew meanwhile.
  expect(olderReaders(await readHeartbeats(readStore), 187)).toHaveLength(2);
});

test("a process that died is forgotten after a minute, and struck off by the next that leaves", async () => {
  await writeHeartbeat(readStore, { processId: "dead", at: Date.now() - 60_001, projections: [live("report@1")] });
  expect(await readHeartbeats(readStore)).toEqual([]);
  const telling = sendHeartbeats({ readStore, told: async () => ({}), log: quiet });
  await telling.close();
  const { total } = await readStore.model("services@1").list("processes", { offset: 0, limit: 9, newestFirst: true });
  expect(total).toBe(0);
});

test("what is unchanged is not written again at once", async () => {
  let at = Date.now();
  const apply = vi.spyOn(readStore, "apply");
  const telling = sendHeartbeats({ readStore, told: async () => ({}), log: quiet, clock: () => at });
  telling.now();
  await until(() => expect(apply).toHaveBeenCalledTimes(1));
  at += 20_000;
  telling.now();
  await until(() => expect(apply).toHaveBeenCalledTimes(2));
  await telling.close();
});

test("a store that was emptied is told again at once", async () => {
  const telling = sendHeartbeats({ readStore, told: async () => ({ reads: ["report@1"] }), log: quiet });
  const heartbeats = await watchHeartbeats(readStore, quiet);
  await until(() => expect(heartbeats.readers()).toEqual(["report@1"]));
  await readStore.drop("services@1");
  await until(async () => expect(await readHeartbeats(readStore)).toHaveLength(1));
  await telling.close();
  heartbeats.close();
});

test("what could not be written is tried again", async () => {
  const warn = vi.fn();
  vi.spyOn(readStore, "apply").mockRejectedValueOnce(new Error("away"));
  const telling = sendHeartbeats({ readStore, told: async () => ({}), log: { ...quiet, warn }, everyMs: 5 });
  await until(async () => expect(await readHeartbeats(readStore)).toHaveLength(1));
  expect(warn).toHaveBeenCalledTimes(1);
  await telling.close();
});
