// Sees to it that what was deleted is nowhere in Redis's files. Its log holds what was ever written, until it is written anew:
// that is asked for once deletions pause.
import { setTimeout as delay } from "node:timers/promises";
import type { Redis } from "ioredis";
import { createScript } from "../../redis/script.ts";
import { factsOf } from "../../redis/server.ts";

export type RedisEraser = {
  /** Something was erased, which is noted at `{root}:erased`: a crash before the log is written anew is made up for. */
  readonly later: () => void;
  readonly close: () => Promise<void>;
};

/** Milliseconds without an erasure after which deletions have paused, and for which that is waited for. */
const QUIET_MS = 1_000;
const PATIENCE_MS = 20_000;
/** How often it is looked whether the log was written. */
const LOOK_MS = 500;
/** Writing the log anew takes at most a tenth of the time: a large one is written less often. */
const PAUSE_PER_REWRITE = 9;

/** Deletes the mark of an erasure, unless there was another one meanwhile. */
const DONE = "if redis.call('GET', ARGV[1]) == ARGV[2] then redis.call('DEL', ARGV[1]) end";

export function createRedisEraser(client: Redis, root: string): RedisEraser {
  const mark = `${root}:erased`;
  const done = createScript(client, DONE);
  const closing = new AbortController();
  let quiet: NodeJS.Timeout | undefined;
  let since = 0;
  let nextAt = 0;
  let running: Promise<void> = Promise.resolve();

  const wait = (ms: number): void => {
    clearTimeout(quiet);
    if (!closing.signal.aborted) quiet = setTimeout(run, ms).unref();
  };
  const writeAnew = async (): Promise<void> => {
    const erased = await client.get(mark);
    if (erased === null || factsOf(await client.info("persistence")).get("aof_enabled") !== "1") return;
    await client.bgrewriteaof();
    const facts = await whenWritten(client, closing.signal);
    nextAt = performance.now() + Number(facts.get("aof_last_rewrite_time_sec")) * 1_000 * PAUSE_PER_REWRITE;
    if (facts.get("aof_last_bgrewrite_status") !== "ok") throw new Error("Redis could not write its log anew");
    await done([mark, erased]);
  };
  function run(): void {
    since = 0;
    // A failure (another one is under way, Redis is away) is tried again after a while, and said.
    running = running.then(writeAnew).catch((error: Error) => {
      if (closing.signal.aborted) return;
      process.emitWarning(error);
      wait(PATIENCE_MS);
    });
  }
  return {
    later() {
      since ||= performance.now();
      const due = performance.now() - since > PATIENCE_MS ? 0 : QUIET_MS;
      wait(Math.max(due, nextAt - performance.now()));
    },
    /** The mark stays where the log is not written by then: whoever opens the store next sees to it. */
    async close() {
      clearTimeout(quiet);
      closing.abort();
      await running;
    },
  };
}

async function whenWritten(client: Redis, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  for (;;) {
    await delay(LOOK_MS, undefined, { signal });
    const facts = factsOf(await client.info("persistence"));
    if (facts.get("aof_rewrite_in_progress") === "0" && facts.get("aof_rewrite_scheduled") === "0") return facts;
  }
}
