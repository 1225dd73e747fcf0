// Once the clock was put back: jobs that wait for so long and schedules are set anew, each within its own time. A job that was made
// for a time keeps it.
import { isAhead } from "../../clock.ts";
import type { Stored } from "./data.ts";
import type { RedisMaker } from "./make.ts";
import type { JobQueue, Queues } from "./queues.ts";

/** Delayed jobs that are read at once. */
const PAGE = 500;

export type RedisPutBack = (kind: string) => Promise<void>;

/** Idempotent; does nothing where the clock was not put back. */
export function createRedisPutBack(queues: Queues, maker: Pick<RedisMaker, "nextOf" | "makeNext">): RedisPutBack {
  async function moveScheduled(kind: string, name: string, job: Stored): Promise<void> {
    const next = await maker.nextOf(kind, name);
    if (next === undefined || job.data.runAt <= next) return;
    // None where a worker was faster, which makes the next one itself.
    if ((await queues.of(kind).remove(job.id ?? "")) === 1) await maker.makeNext(kind, name);
  }
  async function setAnew(job: Stored): Promise<void> {
    const { from = 0, runAt } = job.data;
    const now = Date.now();
    if (!isAhead(from, now)) return;
    const waitMs = Math.max(0, runAt - from);
    await job.updateData({ ...job.data, runAt: now + waitMs, from: now });
    await job.changeDelay(waitMs);
  }

  return async (kind) => {
    // Found first, moved then: a job that is moved changes the places of others.
    for (const job of await delayedIn(queues.of(kind))) {
      const { from, schedule } = job.data;
      const moved = schedule !== undefined && from === undefined ? moveScheduled(kind, schedule, job) : setAnew(job);
      // A worker may take one meanwhile, which then needs no moving.
      await moved.catch(unlessTaken);
    }
  };
}

/** Those that may have to be moved. */
async function delayedIn(queue: JobQueue): Promise<readonly Stored[]> {
  const found: Stored[] = [];
  for (let start = 0; ; start += PAGE) {
    const page = await queue.getJobs(["delayed"], start, start + PAGE - 1, true);
    found.push(...page.filter(({ data }) => data.from !== undefined || data.schedule !== undefined));
    if (page.length < PAGE) return found;
  }
}

/** BullMQ's codes where a job is gone, or is delayed no more. */
function unlessTaken(error: unknown): void {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code !== -1 && code !== -3) throw error;
}
