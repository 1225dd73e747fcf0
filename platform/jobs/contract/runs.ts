// Jobs are made once, run, and are done.
import { expect, test } from "vitest";
import { type JobRun, LIST_MAX, type NewJob, PAYLOAD_BYTES, PutOff } from "../port.ts";
import { until, whatOf, whenIn, workerOf } from "../testing/testing.ts";
import type { JobsWorld } from "./contract.ts";

const job = (id: string, others: Partial<NewJob> = {}): NewJob => ({
  kind: "mail",
  id,
  payload: { to: id },
  ...others,
});

export function testRuns({ open }: JobsWorld): void {
  test("runs a job with its payload, once", async () => {
    const jobs = await open();
    const runs: JobRun[] = [];
    await jobs.work(workerOf("mail", async (run) => void runs.push(run)));
    await jobs.enqueue([job("a-1", { payload: { to: ["ü", 1, null] } })]);
    const done = await whenIn(jobs, "done", job("a-1"));
    expect(runs).toMatchObject([{ kind: "mail", id: "a-1", payload: { to: ["ü", 1, null] }, failures: 0 }]);
    expect(whatOf(done)).toEqual(["made", "started", "done"]);
  });

  test("keeps what waits when it is closed, and runs it later", async () => {
    const first = await open();
    await first.enqueue([job("a-1")]);
    await first.close();
    const jobs = await open();
    await jobs.work(workerOf("mail", async () => {}));
    await whenIn(jobs, "done", job("a-1"));
  });

  test("runs jobs that another process makes, and each in one process", async () => {
    const [one, other] = [await open(), await open()];
    const runs: string[] = [];
    for (const jobs of [one, other]) await jobs.work(workerOf("mail", async ({ id }) => void runs.push(id)));
    const ids = Array.from({ length: 100 }, (_, at) => `a-${at}`);
    await one.enqueue(ids.slice(0, 50).map((id) => job(id)));
    await other.enqueue(ids.slice(50).map((id) => job(id)));
    await until(async () => expect(await one.list("mail", "done", { offset: 0, limit: LIST_MAX })).toHaveLength(100));
    expect(runs.sort()).toEqual(ids.sort());
  });

  test("leaves out an id that waits, runs or is done, but not that of another kind", async () => {
    const jobs = await open();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const runs: unknown[] = [];
    const again = () => jobs.enqueue([job("a-1", { payload: "again" }), job("a-1", { payload: "and again" })]);
    await jobs.enqueue([job("a-1", { payload: "first" })]);
    await again();
    await jobs.work(
      workerOf("mail", async ({ payload }) => {
        runs.push(payload);
        await mayEnd;
      }),
    );
    await whenIn(jobs, "running", job("a-1"));
    await again();
    end();
    await whenIn(jobs, "done", job("a-1"));
    await again();
    await jobs.enqueue([job("a-2", { payload: "next" }), { ...job("a-1"), kind: "push" }]);
    await whenIn(jobs, "done", job("a-2"));
    expect(runs).toEqual(["first", "next"]);
    expect(await jobs.find({ kind: "push", id: "a-1" })).toMatchObject({ state: "waiting" });
  });

  test("runs a delayed job when its time has come", async () => {
    const jobs = await open();
    const runAt = Date.now() + 300;
    let ranAt = 0;
    await jobs.work(
      workerOf("mail", async () => {
        ranAt = Date.now();
      }),
    );
    await jobs.enqueue([job("later", { runAt }), job("at-once")]);
    await whenIn(jobs, "done", job("at-once"));
    await whenIn(jobs, "done", job("later"));
    expect(ranAt).toBeGreaterThanOrEqual(runAt);
  });

  test("runs a job again when its handler put it off until, and counts no failure", async () => {
    const jobs = await open();
    const runs: { readonly at: number; readonly failures: number }[] = [];
    const handle = async ({ failures }: JobRun): Promise<void> => {
      runs.push({ at: Date.now(), failures });
      if (runs.length < 3) throw new PutOff(100, runs.length === 1 ? "SERVER_AWAY" : undefined);
    };
    await jobs.work(workerOf("mail", handle, { tries: 1 }));
    await jobs.enqueue([job("a-1")]);
    const done = await whenIn(jobs, "done", job("a-1"));
    expect(runs.map(({ failures }) => failures)).toEqual([0, 0, 0]);
    for (const at of [1, 2]) expect((runs[at]?.at ?? 0) - (runs[at - 1]?.at ?? 0)).toBeGreaterThanOrEqual(100);
    expect(whatOf(done)).toEqual(["made", "started", "returned", "started", "returned", "started", "done"]);
    const returns = done.history.filter(({ what }) => what === "returned");
    expect(returns.map(({ code }) => code)).toEqual(["SERVER_AWAY", undefined]);
  });

  test("runs as many jobs of a kind at once as the worker says", async () => {
    const jobs = await open();
    let running = 0;
    let most = 0;
    const handle = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await until(() => expect(most).toBe(3));
      running -= 1;
    };
    await jobs.enqueue(Array.from({ length: 12 }, (_, at) => job(`a-${at}`)));
    await jobs.work(workerOf("mail", handle, { concurrency: 3 }));
    await until(async () => expect(await jobs.list("mail", "done", { offset: 0, limit: LIST_MAX })).toHaveLength(12));
    expect(most).toBe(3);
  });

  test("takes no place for an id that is known", async () => {
    const jobs = await open();
    await jobs.work(workerOf("mail", async () => {}, { concurrency: 1 }));
    for (const id of ["a-1", "a-1", "a-2", "a-1", "a-3"]) {
      await jobs.enqueue([job(id)]);
      await whenIn(jobs, "done", job(id));
    }
    await jobs.enqueue([job("a-1"), job("a-4"), job("a-4"), job("a-5")]);
    for (const id of ["a-4", "a-5"]) await whenIn(jobs, "done", job(id));
  });

  test("runs jobs that are made while the worker stops once there is another", async () => {
    const jobs = await open();
    const runs: string[] = [];
    const worker = workerOf("mail", async ({ id }) => void runs.push(id));
    const running = await jobs.work(worker);
    const ids = ["a-1", "a-2", "a-3"];
    await Promise.all([jobs.enqueue(ids.map((id) => job(id))), running.stop()]);
    await jobs.work(worker);
    for (const id of ids) await whenIn(jobs, "done", job(id));
    expect(runs.toSorted()).toEqual(ids);
  });

  test.each<[string, Partial<NewJob>]>([
    ["an id with a colon", { id: "a:1" }],
    ["an id that is a number", { id: "17" }],
    ["an id that is a negative number", { id: "-17" }],
    ["an empty id", { id: "" }],
    ["an id that is too long", { id: "x".repeat(201) }],
    ["a kind with a colon", { kind: "mail:news" }],
    ["an empty kind", { kind: "" }],
    ["a payload that is too long", { payload: "ü".repeat(PAYLOAD_BYTES / 2) }],
    ["a payload that is no JSON", { payload: undefined }],
    ["a time that is none", { runAt: Number.NaN }],
  ])("makes no job where one has %s", async (_what, wrong) => {
    const jobs = await open();
    await expect(jobs.enqueue([job("a-1"), job("a-2", wrong)])).rejects.toMatchObject({ code: "JOB_INVALID" });
    expect(await jobs.find(job("a-1"))).toBeUndefined();
  });

  test("takes one worker per kind, and another once that has stopped", async () => {
    const jobs = await open();
    const worker = workerOf("mail", async () => {});
    const running = await jobs.work(worker);
    await expect(jobs.work(worker)).rejects.toThrow("mail");
    await running.stop();
    await jobs.work(worker);
  });
}
