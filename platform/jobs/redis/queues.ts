// The queues of BullMQ, one for each kind of job.
import { Queue } from "bullmq";
import { awayOr } from "../../redis/away.ts";
import type { RedisServer } from "../../redis/connect.ts";
import type { JobData } from "./data.ts";

export type JobQueue = Queue<JobData, void>;

export type Queues = {
  /** As keys begin. */
  readonly prefix: string;
  of(kind: string): JobQueue;
  /** Notes a kind: it is among `kinds` then. */
  note(kind: string): Promise<void>;
  /** All that any process has had jobs of. */
  kinds(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** Entries of the stream in which BullMQ tells what happens. Nobody reads it here. */
const EVENTS_KEPT = 100;

export function createQueues({ client, prefix: root }: RedisServer): Queues {
  const prefix = `${root}:jobs`;
  const opened = new Map<string, JobQueue>();
  const noted = new Set<string>();

  const open = (kind: string): JobQueue => {
    const queue: JobQueue = new Queue(kind, {
      connection: client,
      prefix,
      streams: { events: { maxLen: EVENTS_KEPT } },
    });
    // A failure reaches those who asked for something.
    queue.on("error", () => undefined);
    opened.set(kind, queue);
    return queue;
  };
  return {
    prefix,
    of: (kind) => opened.get(kind) ?? open(kind),
    async note(kind) {
      if (noted.has(kind)) return;
      await client.sadd(`${root}:jobs-kinds`, kind);
      noted.add(kind);
    },
    kinds: async () => (await client.smembers(`${root}:jobs-kinds`)).sort(),
    async close() {
      for (const queue of opened.values()) await queue.close();
    },
  };
}

/** Throws ServerAway where Redis does not answer. */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw awayOr(error);
  }
}
