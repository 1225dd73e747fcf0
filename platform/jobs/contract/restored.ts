// Jobs that are taken over from another place.
import { expect, test } from "vitest";
import type { Job, JobRun } from "../port.ts";
import { until, whenIn, workerOf } from "../testing/testing.ts";
import type { JobsWorld } from "./contract.ts";

const HOUR = 3_600_000;
/** A whole second before now, since jobs of another place were made before. */
const MADE = Math.floor(Date.now() / 1_000) * 1_000 - HOUR;

const jobOf = (id: string, others: Partial<Job> = {}): Job => ({
  kind: "mail",
  id,
  state: "waiting",
  payload: { to: id },
  schedule: undefined,
  runAt: MADE,
  failures: 0,
  lost: 0,
  progress: undefined,
  history: [{ at: MADE, what: "made" }],
  ...others,
});

const PARKED = jobOf("parked", {
  state: "parked",
  failures: 2,
  progress: { sent: 7 },
  history: [
    { at: MADE, what: "made" },
    { at: MADE + 1, what: "started" },
    { at: MADE + 2, what: "failed", code: "BUSY" },
    { at: MADE + 3, what: "started" },
    { at: MADE + 4, what: "parked", code: "MAIL_REFUSED" },
  ],
});
const DONE = jobOf("done", {
  state: "done",
  failures: 1,
  history: [
    { at: MADE, what: "made" },
    { at: MADE + 1, what: "started" },
    { at: MADE + 2, what: "done" },
  ],
});
const LOST = jobOf("lost", {
  state: "parked",
  lost: 21,
  history: [
    { at: MADE, what: "made" },
    { at: MADE + 1, what: "parked", code: "LEASE_LOST" },
  ],
});
const RETRIED = jobOf("retried", {
  runAt: Date.now() + HOUR,
  failures: 3,
  lost: 1,
  history: [
    { at: MADE, what: "made" },
    { at: MADE + 1, what: "started" },
    { at: MADE + 2, what: "failed", code: "BUSY" },
  ],
});
const PLANNED = jobOf("daily@1", { runAt: Date.now() + HOUR, schedule: "daily" });
const RAN = jobOf("ran", { state: "running", history: [...jobOf("ran").history, { at: MADE + 1, what: "started" }] });
const ALL = [jobOf("waiting"), PARKED, DONE, LOST, RETRIED, PLANNED, RAN];

export function testRestored({ open }: JobsWorld): void {
  test("takes over jobs of another place as they were, those that ran as waiting, once", async () => {
    const jobs = await open();
    await jobs.restore(ALL);
    await jobs.restore(ALL);
    for (const job of ALL) {
      const state = job.state === "running" ? "waiting" : job.state;
      expect(await jobs.find(job)).toEqual({ ...job, state });
    }
    expect(await jobs.kinds()).toEqual(["mail"]);
    expect(await jobs.counts()).toMatchObject([{ kind: "mail", waiting: 2, delayed: 2, retrying: 1, parked: 2 }]);
    const idsIn = async (state: Job["state"]) =>
      (await jobs.list("mail", state, { offset: 0, limit: 10 })).map(({ id }) => id);
    expect([await idsIn("done"), await idsIn("parked"), await idsIn("running")]).toEqual([
      ["done"],
      ["parked", "lost"],
      [],
    ]);
  });

  test("runs what was taken over and waits, and nothing that was over", async () => {
    const jobs = await open();
    await jobs.restore(ALL);
    const ran: JobRun[] = [];
    await jobs.work(workerOf("mail", async (run) => void ran.push(run)));
    await jobs.enqueue(ALL.map(({ kind, id, payload }) => ({ kind, id, payload })));
    await jobs.enqueue([{ kind: "mail", id: "last", payload: {} }]);
    await until(() => expect(ran.map(({ id }) => id).sort()).toEqual(["last", "ran", "waiting"]));
    expect((await whenIn(jobs, "done", { kind: "mail", id: "waiting" })).failures).toBe(0);
  });

  test("replays a parked job that was taken over with all its tries, also one that was lost too often", async () => {
    const jobs = await open();
    await jobs.restore([PARKED, LOST]);
    const ran: Pick<JobRun, "id" | "failures" | "progress">[] = [];
    await jobs.work(workerOf("mail", async ({ id, failures, progress }) => void ran.push({ id, failures, progress })));
    for (const job of [PARKED, LOST]) expect(await jobs.replay(job)).toBe(true);
    for (const job of [PARKED, LOST]) await whenIn(jobs, "done", job);
    expect(ran.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: "lost", failures: 0, progress: undefined },
      { id: "parked", failures: 0, progress: { sent: 7 } },
    ]);
    await jobs.restore([PARKED]);
    expect(await jobs.find(PARKED)).toMatchObject({ state: "done" });
  });

  test("refuses what is no job", async () => {
    await expect((await open()).restore([jobOf("no id")])).rejects.toMatchObject({ code: "JOB_INVALID" });
  });
}
