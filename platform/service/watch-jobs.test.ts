import { afterEach, beforeEach, expect, test } from "vitest";
import { openTempEventStore, type TempEventStore } from "../event-store/testing/testing.ts";
import { openJobs } from "../jobs/open.ts";
import type { JobsMark } from "../jobs/port.ts";
import { openRedis } from "../redis/connect.ts";
import { emptyRedis } from "../redis/testing.ts";
import { describeWith } from "../test-support/needs.ts";
import { watchJobs } from "./watch-jobs.ts";

const HOUR = 3_600_000;
const WORKERS = [{ group: "previews" }, { group: "agencies", from: "now" }] as const;

let temp: TempEventStore;
let time: number;
let begun: string[];
let errors: string[];
beforeEach(async () => {
  temp = await openTempEventStore();
  [time, begun, errors] = [Date.parse("2026-01-02T00:00:00Z"), [], []];
});
afterEach(() => temp[Symbol.asyncDispose]());

/** A mark as the server keeps it; `copy` is one of its snapshots. */
function serverMark(): JobsMark & { at: number | undefined } {
  const server = {
    at: undefined as number | undefined,
    read: async () => server.at,
    write: async (mark: number) => {
      server.at = Math.max(server.at ?? 0, mark);
    },
  };
  return server;
}

const start = (mark: JobsMark | undefined) =>
  watchJobs({
    jobs: mark ? { mark } : {},
    eventStore: temp.eventStore,
    bus: { beginAnew: async (groups) => void begun.push(...groups) },
    workers: WORKERS,
    log: { info() {}, warn() {}, error: (_, message) => void errors.push(message) },
    now: () => time,
  });

/** Runs for some hours, and stops. */
async function run(mark: JobsMark, hours: number): Promise<void> {
  const watch = await start(mark);
  for (let hour = 0; hour < hours; hour += 1) {
    time += HOUR;
    await watch.look();
  }
  expect(watch.isLost()).toBe(false);
  await watch.close();
}

test("a new store, a restart and a long pause are no loss", async () => {
  const mark = serverMark();
  await run(mark, 3);
  time += 100 * HOUR;
  await run(mark, 3);
  expect([begun, errors]).toEqual([[], []]);
  expect((await temp.eventStore.readStream("jobs-mark")).events.length).toBeGreaterThan(3);
});

test("groups begin anew where the jobs are gone at the start, once, but for those that begin with now", async () => {
  const mark = serverMark();
  await run(mark, 2);
  mark.at = undefined;
  await run(mark, 2);
  expect([begun, errors]).toEqual([["previews"], ["the jobs were lost: the groups that make them begin anew"]]);
  await run(mark, 0);
  expect(begun).toEqual(["previews"]);
});

test("an older copy is refused with one line", async () => {
  const mark = serverMark();
  await run(mark, 1);
  const copy = mark.at;
  await run(mark, 3);
  mark.at = copy;
  await expect(start(mark)).rejects.toThrow(/^the jobs are an older copy than the events/);
  expect(begun).toEqual([]);
});

test.each([
  ["gone", undefined],
  ["older", 1],
])("jobs that are %s while the process runs are told, and not marked as if nothing were", async (_what, at) => {
  const mark = serverMark();
  await run(mark, 2);
  const watch = await start(mark);
  mark.at = at;
  time += 2 * HOUR;
  for (const _ of [1, 2]) await watch.look();
  expect(watch.isLost()).toBe(true);
  expect(errors).toHaveLength(1);
  expect(mark.at).toBe(at);
  await watch.close();
});

test("a second that the server lost is no loss of jobs", async () => {
  const mark = serverMark();
  await run(mark, 2);
  const before = mark.at;
  time += HOUR;
  await run(mark, 0);
  expect(mark.at).not.toBe(before);
  mark.at = before;
  await run(mark, 1);
  expect(errors).toEqual([]);
});

test("several processes note the same", async () => {
  const mark = serverMark();
  const watches = await Promise.all([start(mark), start(mark), start(mark)]);
  for (let hour = 0; hour < 3; hour += 1) {
    time += HOUR;
    await Promise.all(watches.map((watch) => watch.look()));
  }
  for (const watch of watches) await watch.close();
  const { events } = await temp.eventStore.readStream("jobs-mark");
  expect(events.length).toBeLessThanOrEqual(3);
  expect(errors).toEqual([]);
});

test("jobs in files have no mark: what happens to them is noticed at once", async () => {
  const watch = await start(undefined);
  await watch.look();
  expect(watch.isLost()).toBe(false);
  expect((await temp.eventStore.readStream("jobs-mark")).events).toEqual([]);
});

describeWith("SB_TEST_REDIS_URL", "the loss of jobs in Redis", (server) => {
  test("is noticed at the next start after it was emptied", async () => {
    const place = emptyRedis(server);
    const jobs = await openJobs(place.url, "/nowhere", { log: { info() {}, warn() {}, error() {} } });
    const { mark } = jobs;
    if (mark === undefined) throw new Error("Jobs in Redis have a mark");
    await run(mark, 2);
    expect(await mark.read()).toBe(time);
    await mark.write(time - 5);
    expect(await mark.read()).toBe(time);
    const { client, close } = await openRedis(place.url, { durable: false });
    await client.del(`${place.prefix}:jobs-mark`);
    await close();
    await run(mark, 0);
    expect(begun).toEqual(["previews"]);
    await jobs.close();
    await place.remove();
  });
});
