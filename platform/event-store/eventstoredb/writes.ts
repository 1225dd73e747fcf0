// Writes to EventStoreDB in turn, until the store is closed.
import { createKeyedLock, LOCK_PATIENCE_MS } from "../../keyed-lock.ts";
import type { Append, Appended, EventStore, Position } from "../port.ts";
import type { Pulse } from "../pulse.ts";
import type { Esdb } from "./client.ts";
import { toServerEvents } from "./events.ts";
import { tried } from "./failed.ts";
import { append, tombstone } from "./write.ts";

export type Writes = Pick<EventStore, "append" | "appendInOrder" | "shred" | "close">;

/** `head` says where an append lies at the latest, if the server does not tell. Closing waits for what is under way. */
export function createWrites(esdb: Esdb, head: () => Promise<Position>, pulse: Pulse): Writes {
  // The server may take two calls in another order than they were sent, so those on one stream wait for each other.
  const locked = createKeyedLock(LOCK_PATIENCE_MS);
  const underWay = new Set<Promise<unknown>>();
  // A write that has begun is finished: nobody would know whether it was stored.
  const { signal } = new AbortController();
  let isClosed = false;

  async function tracked<Result>(run: () => Promise<Result>): Promise<Result> {
    if (isClosed) throw new Error("The event store is closed");
    const work = run();
    underWay.add(work);
    try {
      return await work;
    } finally {
      underWay.delete(work);
      pulse.beat();
    }
  }
  async function appendAll(appends: readonly Append[]): Promise<readonly Appended[]> {
    const drafts = appends.map((one) => ({ ...one, events: toServerEvents(one.events) }));
    const appended: Appended[] = [];
    for (const { stream, events, expected } of drafts) {
      const send = () => tried(signal, () => append(esdb, stream, events, expected));
      const position = (await locked(stream, send)) ?? (await tried(signal, head));
      appended.push({ revision: expected + events.length, position });
    }
    return appended;
  }
  return {
    append: async (stream, events, expected) => {
      const [appended] = await tracked(() => appendAll([{ stream, events, expected }]));
      if (appended === undefined) throw new Error("An append got lost");
      return appended;
    },
    appendInOrder: (appends) => tracked(() => appendAll(appends)),
    shred: (stream) => tracked(() => locked(stream, () => tried(signal, () => tombstone(esdb, stream)))),
    close: async () => {
      isClosed = true;
      await Promise.allSettled(underWay);
    },
  };
}
