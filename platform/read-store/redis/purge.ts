// Gives back the space of dropped generations by and by. Nobody reads or writes their keys any more.
import type { Redis } from "ioredis";
import { removeKeys } from "../../redis/remove-keys.ts";

export type RedisPurge = {
  /** In the background. */
  readonly start: () => void;
  readonly close: () => Promise<void>;
};

/** `purged` is called when something was removed. */
export function createRedisPurge(client: Redis, root: string, purged: () => void): RedisPurge {
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();

  const mayGoOn = (): boolean => !isClosed;
  async function purgeAll(): Promise<void> {
    for (const generation of isClosed ? [] : await client.smembers(`${root}:dropped`)) {
      if (!(await removeKeys(client, `${root}:${generation}:`, mayGoOn))) return;
      await client.multi().srem(`${root}:dropped`, generation).set(`${root}:erased`, `purged ${generation}`).exec();
      purged();
    }
  }
  return {
    start() {
      // A failure while Redis is away is left for the next time, and said.
      running = running.then(purgeAll).catch((error: Error) => process.emitWarning(error));
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
