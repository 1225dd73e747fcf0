import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRedis } from "../../redis/connect.ts";
import { emptyRedis, type TestRedis } from "../../redis/testing.ts";
import { describeWith } from "../../test-support/needs.ts";
import { startProxy } from "../../test-support/tcp-proxy.ts";
import { testJobs } from "../contract/contract.ts";
import { openJobs } from "../open.ts";
import type { Jobs } from "../port.ts";
import { quiet, until, whatOf, whenIn, workerOf } from "../testing/testing.ts";

describeWith("SB_TEST_REDIS_URL", "jobs in Redis", (server) => {
  testJobs("redis", async () => {
    const { url, remove } = emptyRedis(server);
    return { url, dataDir: "/nowhere", manyJobs: 1_000, remove };
  });

  const NAME = { kind: "mail", id: "a-1" };
  let place: TestRedis;
  let jobs: Jobs;
  beforeEach(async () => {
    place = emptyRedis(server);
    jobs = await openJobs(place.url, "/nowhere", { log: quiet });
  });
  afterEach(async () => {
    await jobs.close();
    await place.remove();
  });

  test("park a job that takes its process with it each time, and run it again when it is replayed", async () => {
    await jobs.enqueue([{ ...NAME, payload: {} }]);
    const { client, close } = await openRedis(place.url, { durable: true });
    // As BullMQ notes it.
    const lost = { stc: 21, defa: "job stalled more than allowable limit" };
    await client.hset(`${place.prefix}:jobs:mail:a-1`, lost);
    await close();
    await jobs.work(workerOf("mail", async () => {}));
    const parked = await whenIn(jobs, "parked", NAME);
    expect(parked).toMatchObject({ failures: 0 });
    expect(parked.history.at(-1)).toMatchObject({ what: "parked", code: "LEASE_LOST" });
    expect(await jobs.replay(NAME)).toBe(true);
    const done = await whenIn(jobs, "done", NAME);
    expect(whatOf(done).slice(-4)).toEqual(["parked", "replayed", "started", "done"]);
    expect(done.lost).toBe(0);
  });

  test("are refused while Redis is away, and run once it is back", async () => {
    const proxy = await startProxy(place.url);
    const cut = await openJobs(proxy.url, "/nowhere", { log: quiet });
    await cut.work(workerOf("mail", async () => {}));
    await proxy.cut();
    await until(() => expect(cut.enqueue([{ ...NAME, payload: {} }])).rejects.toMatchObject({ code: "SERVER_AWAY" }));
    await jobs.enqueue([{ ...NAME, id: "a-2", payload: {} }]);
    await proxy.mend();
    await whenIn(jobs, "done", { ...NAME, id: "a-2" });
    await until(() => cut.enqueue([{ ...NAME, payload: {} }]));
    await whenIn(jobs, "done", NAME);
    await cut.close();
    await proxy.cut();
  });

  test("wait for no longer than their own time where the clock was put back two days", async () => {
    const DAY = 86_400_000;
    const HOUR = 3_600_000;
    const schedule = { kind: "mail", name: "hourly", payload: {}, when: { everyMs: HOUR } };
    const runs: string[] = [];
    let tries = 0;
    const handle = async ({ id }: { readonly id: string }) => {
      if (id === NAME.id && ++tries === 1) throw new Error("not this time");
      runs.push(id);
    };
    const worker = workerOf("mail", handle, { backOff: () => 300_000 });
    await jobs.work(worker);
    await jobs.schedule(schedule);
    await jobs.enqueue([
      { ...NAME, payload: {} },
      { ...NAME, id: "a-2", payload: {}, runAt: Date.now() + DAY },
    ]);
    await until(async () => expect((await jobs.find(NAME))?.failures).toBe(1));
    const real = Date.now;
    const putBack = vi.spyOn(Date, "now").mockImplementation(() => real() - 2 * DAY);
    try {
      await until(async () => {
        const [retried, made] = await Promise.all([jobs.find(NAME), jobs.find({ ...NAME, id: "a-2" })]);
        expect(retried?.runAt).toBeLessThanOrEqual(Date.now() + 300_000);
        expect(made?.runAt).toBeGreaterThan(Date.now() + 2 * DAY);
        const waiting = await jobs.list("mail", "waiting", { offset: 0, limit: 10 });
        const due = waiting.filter((job) => job.schedule === "hourly").map(({ runAt }) => runAt);
        expect(due).toEqual([(Math.floor(Date.now() / HOUR) + 1) * HOUR]);
      });
    } finally {
      putBack.mockRestore();
    }
  });

  test("make one run up for those that were missed, also when the schedule is named again", async () => {
    const schedule = { kind: "mail", name: "often", payload: {}, when: { everyMs: 100 } };
    await jobs.schedule(schedule);
    const [first] = await jobs.list("mail", "waiting", { offset: 0, limit: 10 });
    await until(async () => expect(Date.now()).toBeGreaterThan((first?.runAt ?? 0) + 300));
    await jobs.schedule(schedule);
    const runs: number[] = [];
    await jobs.work(workerOf("mail", async ({ runAt }) => void runs.push(runAt), { concurrency: 1 }));
    await until(() => expect(runs.length).toBeGreaterThan(2));
    expect(runs[0]).toBe(first?.runAt);
    expect(runs[1]).toBeGreaterThan((first?.runAt ?? 0) + 100);
  });
});
