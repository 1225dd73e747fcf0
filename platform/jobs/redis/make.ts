// Makes jobs and schedules. A schedule is its next run, a job whose id is made of its time: each run is made once, and one that
// was missed is still there. BullMQ's own schedulers drop a missed run when they are named again.
import type { Redis } from "ioredis";
import { requireJob, requireSchedule } from "../checks.ts";
import type { NewJob, Schedule } from "../port.ts";
import { nextAfter } from "../when.ts";
import { optionsOf } from "./data.ts";
import type { JobQueue, Queues } from "./queues.ts";

export type RedisMaker = {
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  schedule(schedule: Schedule): Promise<void>;
  unschedule(kind: string, name: string): Promise<void>;
  schedules(): Promise<readonly Schedule[]>;
  /** The run of a schedule that follows now, unless it is there already. */
  makeNext(kind: string, name: string): Promise<void>;
  /** When a schedule runs next by the clock as it is; undefined where there is none. */
  nextOf(kind: string, name: string): Promise<number | undefined>;
};

/** Parked runs that a schedule passes over at most, where a clock that was put back comes to their times again. */
const PASSED_OVER = 100;

/** `root`: how keys begin. */
export function createRedisMaker(client: Redis, queues: Queues, root: string): RedisMaker {
  const plans = `${root}:jobs-schedules`;
  const nextRuns = `${root}:jobs-next-runs`;
  const fieldOf = (kind: string, name: string): string => `${kind}:${name}`;

  async function find(kind: string, name: string): Promise<Schedule | undefined> {
    const found = await client.hget(plans, fieldOf(kind, name));
    return found === null ? undefined : JSON.parse(found);
  }
  async function add(kind: string, jobs: readonly (NewJob & { readonly schedule?: string })[]): Promise<void> {
    await queues.note(kind);
    const now = Date.now();
    const added = jobs.map(({ id, payload, runAt = now, schedule }) => ({
      name: kind,
      data: { payload, runAt, ...(schedule === undefined ? {} : { schedule }) },
      opts: optionsOf(id, runAt, now),
    }));
    await queues.of(kind).addBulk(added);
  }
  async function makeNext(kind: string, name: string): Promise<void> {
    const schedule = await find(kind, name);
    if (!schedule) return;
    const queue = queues.of(kind);
    let runAt = nextAfter(schedule.when, Date.now());
    for (let passed = 0; passed < PASSED_OVER && (await isOver(queue, `${name}@${runAt}`)); passed += 1)
      runAt = nextAfter(schedule.when, runAt);
    const id = `${name}@${runAt}`;
    await add(kind, [{ kind, id, payload: schedule.payload, runAt, schedule: name }]);
    await client.hset(nextRuns, fieldOf(kind, name), id);
  }
  /** One that has begun goes on. */
  async function removeNext(kind: string, name: string): Promise<void> {
    const id = await client.hget(nextRuns, fieldOf(kind, name));
    const job = id === null ? undefined : await queues.of(kind).getJob(id);
    if (job === undefined || job.attemptsStarted > 0) return;
    await queues.of(kind).remove(job.id ?? "");
  }

  return {
    async enqueue(jobs) {
      for (const job of jobs) requireJob(job);
      for (const [kind, some] of Map.groupBy(jobs, (job) => job.kind)) await add(kind, some);
    },
    async schedule(schedule) {
      requireSchedule(schedule);
      const { kind, name, payload, when } = schedule;
      const [text, field] = [JSON.stringify({ kind, name, payload, when }), fieldOf(kind, name)];
      const before = await client.hget(plans, field);
      if (before !== null && before !== text) await removeNext(kind, name);
      await client.hset(plans, field, text);
      await makeNext(kind, name);
    },
    async unschedule(kind, name) {
      await client.hdel(plans, fieldOf(kind, name));
      await removeNext(kind, name);
      await client.hdel(nextRuns, fieldOf(kind, name));
    },
    async schedules() {
      const found = Object.entries(await client.hgetall(plans));
      return found.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]): Schedule => JSON.parse(text));
    },
    makeNext,
    async nextOf(kind, name) {
      const schedule = await find(kind, name);
      return schedule && nextAfter(schedule.when, Date.now());
    },
  };
}

/** Whether a run to come is parked already. One that is done before its time, since the clock was put back, is forgotten. */
async function isOver(queue: JobQueue, id: string): Promise<boolean> {
  const state = await queue.getJobState(id);
  if (state === "completed") await queue.remove(id);
  return state === "failed";
}
