// Lists and counts for operators and metrics.
import { expect, test } from "vitest";
import { COUNTED_MAX, type JobRun, LIST_MAX } from "../port.ts";
import { until, whenIn, workerOf } from "../testing/testing.ts";
import type { JobsWorld } from "./contract.ts";

const HOUR = 3_600_000;
const made = (count: number, runAt?: number) =>
  Array.from({ length: count }, (_, at) => ({ kind: "mail", id: `a-${at}`, payload: {}, runAt: runAt && runAt + at }));

export function testLists({ open }: JobsWorld): void {
  test("counts jobs by kind: waiting, delayed, running and parked", async () => {
    const jobs = await open();
    expect(await jobs.counts()).toEqual([]);
    const hour = Date.now() - HOUR;
    const failing = { kind: "push", id: "a-1", payload: {} };
    await jobs.enqueue([
      ...made(2, hour),
      { kind: "mail", id: "later", payload: {}, runAt: Date.now() + HOUR },
      failing,
    ]);
    await jobs.work(workerOf("push", () => Promise.reject(new Error()), { tries: 1 }));
    await whenIn(jobs, "parked", failing);
    const [mail, push] = await jobs.counts();
    expect(mail).toMatchObject({ kind: "mail", waiting: 2, delayed: 1, running: 0, parked: 0 });
    expect(mail?.lagMs).toBeGreaterThanOrEqual(HOUR);
    expect(push).toEqual({ kind: "push", waiting: 0, delayed: 0, running: 0, retrying: 0, parked: 1, lagMs: 0 });
  });

  test("counts what runs, and not what is done", async () => {
    const jobs = await open();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    await jobs.work(workerOf("mail", () => mayEnd));
    await jobs.enqueue(made(3));
    await until(async () => expect(await jobs.counts()).toMatchObject([{ running: 3, waiting: 0, lagMs: 0 }]));
    end();
    await until(async () => expect(await jobs.counts()).toEqual([]));
  });

  test("counts what has failed and is to be tried again", async () => {
    const jobs = await open();
    await jobs.enqueue(made(2));
    const failsAtFirst = ({ id }: JobRun) => (id === "a-0" ? Promise.reject(new Error()) : Promise.resolve());
    await jobs.work(workerOf("mail", failsAtFirst, { backOff: () => HOUR }));
    await until(async () =>
      expect(await jobs.counts()).toMatchObject([{ delayed: 1, running: 0, retrying: 1, parked: 0 }]),
    );
  });

  test("counts no further than a bounded number", async () => {
    const jobs = await open();
    await jobs.enqueue(made(COUNTED_MAX + 5, Date.now() + HOUR));
    expect(await jobs.counts()).toMatchObject([{ kind: "mail", waiting: 0, delayed: COUNTED_MAX }]);
  });

  test("lists the jobs of a kind in a state by pages, newest first, and never more than a bounded number", async () => {
    const jobs = await open();
    await jobs.enqueue(made(LIST_MAX + 5, Date.now() + HOUR));
    const idsOf = async (offset: number, limit: number) =>
      (await jobs.list("mail", "waiting", { offset, limit })).map(({ id }) => id);
    expect(await idsOf(0, 2)).toEqual(["a-104", "a-103"]);
    expect(await idsOf(103, 10)).toEqual(["a-1", "a-0"]);
    expect(await idsOf(0, 1_000_000)).toHaveLength(LIST_MAX);
    expect(await idsOf(0, -1)).toEqual([]);
    expect(await idsOf(1_000, 10)).toEqual([]);
    expect(await jobs.list("mail", "parked", { offset: 0, limit: 10 })).toEqual([]);
    expect(await jobs.list("push", "waiting", { offset: 0, limit: 10 })).toEqual([]);
  });

  test("finds nothing of an unknown job", async () => {
    expect(await (await open()).find({ kind: "mail", id: "unknown" })).toBeUndefined();
  });
}
