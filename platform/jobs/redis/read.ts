// Reads jobs, for operators and metrics.
import type { Redis } from "ioredis";
import { COUNTED_MAX, type Counts, type Job, type JobName, type JobState, type Jobs, LIST_MAX } from "../port.ts";
import { type Stored, stateOf, toJob } from "./data.ts";
import type { JobQueue, Queues } from "./queues.ts";
import { retryingKey } from "./run.ts";

/** A job may move on while it is read; then it is read again. */
const TRIES = 5;

export function createRedisReads(client: Redis, queues: Queues): Pick<Jobs, "find" | "list" | "counts"> {
  const isOver = ({ waiting, delayed, running, parked }: Counts): boolean => waiting + delayed + running + parked === 0;
  return {
    find: ({ kind, id }) => findIn(queues.of(kind), id),
    async list(kind, state, { offset, limit }) {
      const queue = queues.of(kind);
      const [from, count] = [Math.max(0, offset), Math.min(LIST_MAX, limit)];
      if (count < 1) return [];
      const found = await jobsIn(queue, state, from, count);
      const logs = await Promise.all(found.map(({ id }) => logOf(queue, id ?? "")));
      return found.map((job, at) => toJob(job, state, logs[at] ?? []));
    },
    async counts() {
      const kinds = await queues.kinds();
      const all = await Promise.all(kinds.map((kind) => countsOf(queues.of(kind), client, queues.prefix)));
      return all.filter((counts) => !isOver(counts));
    },
  };
}

async function findIn(queue: JobQueue, id: JobName["id"]): Promise<Job | undefined> {
  for (let tries = 1; ; tries += 1) {
    const before = await queue.getJobState(id);
    const [job, log] = await Promise.all([queue.getJob(id), logOf(queue, id)]);
    const state = stateOf(await queue.getJobState(id));
    if (job === undefined || state === undefined) return undefined;
    if (state === stateOf(before) || tries >= TRIES) return toJob(job, state, log);
  }
}

const logOf = async (queue: JobQueue, id: string): Promise<readonly string[]> => (await queue.getJobLogs(id)).logs;

/** Newest first. */
async function jobsIn(queue: JobQueue, state: JobState, offset: number, count: number): Promise<readonly Stored[]> {
  const end = offset + count - 1;
  if (state === "running") return queue.getJobs(["active"], offset, end);
  if (state === "done") return queue.getJobs(["completed"], offset, end);
  if (state === "parked") return queue.getJobs(["failed"], offset, end);
  // Jobs that are due later come before those that are due.
  const delayed = await queue.getDelayedCount();
  const later = offset < delayed ? await queue.getJobs(["delayed"], offset, end) : [];
  const from = Math.max(0, offset - delayed);
  const due = end >= delayed ? await queue.getJobs(["wait"], from, end - delayed) : [];
  return [...later, ...due];
}

async function countsOf(queue: JobQueue, client: Redis, prefix: string): Promise<Counts> {
  const [counts, retrying, [oldest]] = await Promise.all([
    queue.getJobCounts("wait", "delayed", "active", "failed"),
    client.scard(retryingKey(prefix, queue.name)),
    // The next one to be taken.
    queue.getJobs(["wait"], -1, -1),
  ]);
  const counted = (count: number | undefined): number => Math.min(COUNTED_MAX, count ?? 0);
  return {
    kind: queue.name,
    waiting: counted(counts.wait),
    delayed: counted(counts.delayed),
    running: counted(counts.active),
    retrying: counted(retrying),
    parked: counted(counts.failed),
    lagMs: oldest === undefined ? 0 : Math.max(0, Date.now() - oldest.data.runAt),
  };
}
