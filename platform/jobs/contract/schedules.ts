// Jobs that come again and again.
import { expect, test } from "vitest";
import { LIST_MAX, type Schedule } from "../port.ts";
import { until, workerOf } from "../testing/testing.ts";
import type { JobsWorld } from "./contract.ts";

const OFTEN: Schedule = { kind: "news", name: "fetch", payload: { feed: 1 }, when: { everyMs: 100 } };
const WEEKLY: Schedule = { ...OFTEN, name: "letter", when: { cron: "0 8 * * 1", timeZone: "Asia/Seoul" } };

export function testSchedules({ open }: JobsWorld): void {
  test("runs each time once, however many processes ask for it", async () => {
    const [one, other] = [await open(), await open()];
    const runs: { readonly runAt: number; readonly payload: unknown }[] = [];
    for (const jobs of [one, other]) {
      await jobs.work(workerOf("news", async ({ runAt, payload }) => void runs.push({ runAt, payload })));
      await jobs.schedule(OFTEN);
    }
    await until(() => expect(runs.length).toBeGreaterThan(5));
    expect(new Set(runs.map(({ runAt }) => runAt)).size).toBe(runs.length);
    expect(runs.every(({ runAt }) => runAt % 100 === 0)).toBe(true);
    expect(runs[0]?.payload).toEqual({ feed: 1 });
  });

  test("goes on after a run that failed for good", async () => {
    const jobs = await open();
    let tries = 0;
    const handle = async (): Promise<void> => {
      tries += 1;
      if (tries === 1) throw new Error("not this time");
    };
    await jobs.work(workerOf("news", handle, { tries: 1 }));
    await jobs.schedule(OFTEN);
    await until(() => expect(tries).toBeGreaterThan(2));
    expect(await jobs.list("news", "parked", { offset: 0, limit: LIST_MAX })).toMatchObject([{ schedule: "fetch" }]);
  });

  test("ends with unschedule", async () => {
    const jobs = await open();
    await jobs.schedule(OFTEN);
    await jobs.schedule(WEEKLY);
    await jobs.unschedule("news", "fetch");
    expect(await jobs.schedules()).toEqual([WEEKLY]);
    expect(await jobs.list("news", "waiting", { offset: 0, limit: LIST_MAX })).toMatchObject([{ schedule: "letter" }]);
    await jobs.unschedule("news", "unknown");
  });

  test("changes with the same name again: one run waits, at the new time and with the new payload", async () => {
    const jobs = await open();
    await jobs.schedule(WEEKLY);
    const monthly: Schedule = { ...WEEKLY, payload: { feed: 2 }, when: { cron: "0 8 1 * *", timeZone: "Asia/Seoul" } };
    await jobs.schedule(monthly);
    await jobs.schedule(monthly);
    expect(await jobs.schedules()).toEqual([monthly]);
    const waiting = await jobs.list("news", "waiting", { offset: 0, limit: LIST_MAX });
    expect(waiting).toMatchObject([{ schedule: "letter", payload: { feed: 2 } }]);
    expect(new Date(waiting[0]?.runAt ?? 0).toISOString()).toMatch(/T23:00:00.000Z$/);
  });

  test.each<[string, Schedule]>([
    ["a wrong pattern", { ...WEEKLY, when: { cron: "whenever", timeZone: "UTC" } }],
    ["a name with a colon", { ...WEEKLY, name: "a:b" }],
  ])("refuses %s", async (_what, schedule) => {
    const jobs = await open();
    await expect(jobs.schedule(schedule)).rejects.toMatchObject({ code: "JOB_INVALID" });
    expect(await jobs.schedules()).toEqual([]);
  });
}
