// Parked jobs: an operator replays or drops them.
import type { Redis } from "ioredis";
import type { JobName, Jobs } from "../port.ts";
import { parkedEntry, type Stored } from "./data.ts";
import type { Queues } from "./queues.ts";

export function createRedisParked(client: Redis, queues: Queues): Pick<Jobs, "replay" | "drop"> {
  async function findParked({ kind, id }: JobName): Promise<Stored | undefined> {
    const queue = queues.of(kind);
    return (await queue.getJobState(id)) === "failed" ? queue.getJob(id) : undefined;
  }
  return {
    async replay(name) {
      const job = await findParked(name);
      if (!job) return false;
      await job.log(JSON.stringify(parkedEntry(job)));
      await job.log(JSON.stringify({ at: Date.now(), what: "replayed" }));
      await job.updateData({ ...job.data, runAt: Date.now(), lost: 0 });
      // BullMQ goes on counting lost leases, and fails a job at once that had lost too many.
      await client.hdel(queues.of(name.kind).toKey(name.id), "stc", "defa");
      await job.retry("failed", { resetAttemptsMade: true, resetAttemptsStarted: true });
      return true;
    },
    async drop(name) {
      const job = await findParked(name);
      return job !== undefined && (await queues.of(name.kind).remove(name.id)) === 1;
    },
  };
}
