// Jobs that fail, are parked, replayed, dropped, or given back.
import { once } from "node:events";
import { expect, test } from "vitest";
import { HISTORY_ENTRIES, type JobRun, PermanentFailure } from "../port.ts";
import { until, whatOf, whenIn, workerOf } from "../testing/testing.ts";
import type { JobsWorld } from "./contract.ts";

const NAME = { kind: "mail", id: "a-1" };
const JOB = { ...NAME, payload: {} };
const failure = (code: string) => Object.assign(new Error("the words of the victim"), { code });

export function testFailures({ open }: JobsWorld): void {
  test("runs a job that failed again, and tells how often it has failed", async () => {
    const jobs = await open();
    const failures: number[] = [];
    const handle = async (run: JobRun): Promise<void> => {
      failures.push(run.failures);
      if (run.failures < 2) throw failure("BUSY");
    };
    await jobs.work(workerOf("mail", handle));
    await jobs.enqueue([JOB]);
    const done = await whenIn(jobs, "done", NAME);
    expect(failures).toEqual([0, 1, 2]);
    expect(whatOf(done)).toEqual(["made", "started", "failed", "started", "failed", "started", "done"]);
    expect(done.history[2]).toMatchObject({ code: "BUSY" });
  });

  test("parks a job that is spent, with the code of its error and nothing of its message", async () => {
    const jobs = await open();
    await jobs.work(workerOf("mail", () => Promise.reject(failure("BUSY"))));
    await jobs.enqueue([JOB]);
    const parked = await whenIn(jobs, "parked", NAME);
    expect(parked.failures).toBe(3);
    expect(parked.history.at(-1)).toMatchObject({ what: "parked", code: "BUSY" });
    expect(JSON.stringify(parked)).not.toContain("victim");
    await jobs.enqueue([JOB]);
    expect(await jobs.find(NAME)).toMatchObject({ state: "parked" });
  });

  test("parks a permanent failure at once", async () => {
    const jobs = await open();
    await jobs.work(workerOf("mail", () => Promise.reject(new PermanentFailure("GONE"))));
    await jobs.enqueue([JOB]);
    const parked = await whenIn(jobs, "parked", NAME);
    expect(whatOf(parked)).toEqual(["made", "started", "parked"]);
    expect(parked.history.at(-1)).toMatchObject({ code: "GONE" });
  });

  test("parks what is thrown without being an error", async () => {
    const jobs = await open();
    await jobs.work(workerOf("mail", () => Promise.reject("the words of the victim"), { tries: 1 }));
    await jobs.enqueue([JOB]);
    expect((await whenIn(jobs, "parked", NAME)).history.at(-1)).toMatchObject({ code: "UNKNOWN" });
  });

  test("replays a parked job with all its tries", async () => {
    const jobs = await open();
    const failures: number[] = [];
    const handle = async (run: JobRun): Promise<void> => {
      failures.push(run.failures);
      if (failures.length < 6) throw failure("BUSY");
    };
    await jobs.work(workerOf("mail", handle));
    await jobs.enqueue([JOB]);
    await whenIn(jobs, "parked", NAME);
    expect(await jobs.replay(NAME)).toBe(true);
    const done = await whenIn(jobs, "done", NAME);
    expect(failures).toEqual([0, 1, 2, 0, 1, 2]);
    expect(whatOf(done)).toContain("replayed");
  });

  test("drops a parked job, whose id may be given again", async () => {
    const jobs = await open();
    let mayFail = true;
    await jobs.work(workerOf("mail", () => (mayFail ? Promise.reject(failure("BUSY")) : Promise.resolve())));
    await jobs.enqueue([JOB]);
    await whenIn(jobs, "parked", NAME);
    expect(await jobs.drop(NAME)).toBe(true);
    expect(await jobs.find(NAME)).toBeUndefined();
    mayFail = false;
    await jobs.enqueue([JOB]);
    await whenIn(jobs, "done", NAME);
  });

  test("replays and drops parked jobs only", async () => {
    const jobs = await open();
    await jobs.enqueue([JOB]);
    for (const name of [NAME, { ...NAME, id: "unknown" }]) {
      expect(await jobs.replay(name)).toBe(false);
      expect(await jobs.drop(name)).toBe(false);
    }
    expect(await jobs.find(NAME)).toMatchObject({ state: "waiting" });
  });

  test("keeps the progress of a run for the next one, and the newest of a long history", async () => {
    const jobs = await open();
    const found: unknown[] = [];
    const handle = async ({ progress, failures, report }: JobRun): Promise<void> => {
      found.push(progress);
      await report({ sent: failures });
      if (failures < HISTORY_ENTRIES) throw failure("BUSY");
    };
    await jobs.work(workerOf("mail", handle, { tries: 1_000 }));
    await jobs.enqueue([JOB]);
    const done = await whenIn(jobs, "done", NAME);
    expect(found.slice(0, 3)).toEqual([undefined, { sent: 0 }, { sent: 1 }]);
    expect(done.progress).toEqual({ sent: HISTORY_ENTRIES });
    expect(done.history).toHaveLength(HISTORY_ENTRIES);
    expect(whatOf(done).at(-1)).toBe("done");
  });

  test("fails a run that reports more progress than is kept", async () => {
    const jobs = await open();
    await jobs.work(workerOf("mail", ({ report }) => report("x".repeat(2_000)), { tries: 1 }));
    await jobs.enqueue([JOB]);
    expect((await whenIn(jobs, "parked", NAME)).history.at(-1)).toMatchObject({ code: "JOB_INVALID" });
  });

  test("waits with stop for the job that runs, and begins none after it", async () => {
    const jobs = await open();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const worker = await jobs.work(workerOf("mail", () => mayEnd, { concurrency: 1 }));
    await jobs.enqueue([JOB, { ...JOB, id: "a-2" }]);
    await until(async () => expect(await jobs.counts()).toMatchObject([{ running: 1, waiting: 1 }]));
    const stopped = worker.stop();
    end();
    await stopped;
    expect(await jobs.counts()).toMatchObject([{ running: 0, waiting: 1 }]);
    await worker.stop();
  });

  test("gives back a job that does not end in time: it is aborted, runs again, and has not failed", async () => {
    const jobs = await open();
    const aborted: unknown[] = [];
    const endless = async ({ signal }: JobRun): Promise<void> => {
      // It may be taken back before the handler's first line.
      if (!signal.aborted) await once(signal, "abort");
      aborted.push(signal.reason);
    };
    const worker = await jobs.work(workerOf("mail", endless));
    await jobs.enqueue([JOB]);
    await whenIn(jobs, "running", NAME);
    await worker.stop(0);
    expect(await jobs.find(NAME)).toMatchObject({ state: "waiting", failures: 0, lost: 0 });
    await until(() => expect(aborted).toMatchObject([{ code: "STOPPED" }]));
    await jobs.work(workerOf("mail", async () => {}));
    expect(whatOf(await whenIn(jobs, "done", NAME))).toEqual(["made", "started", "returned", "started", "done"]);
  });
}
