// Writes to EventStoreDB in turn, until the store is closed.
import { createKeyedLock, LOCK_PATIENCE_MS } from "../../keyed-lock.ts";
import { type Append, type Appended, type EventStore, type Position, START } from "../port.ts";
import type { Pulse } from "../pulse.ts";
import type { Esdb } from "./client.ts";
import { toRecords } from "./events.ts";
import { tried } from "./failed.ts";
import { append, tombstone } from "./write.ts";

export type Writes = Pick<EventStore, "append" | "appendInOrder" | "appendCopies" | "shred" | "close">;

const turned = (): Error =>
  new Error("EventStoreDB stored events in another order than they were sent: begin with an empty one");

const draftOf = ({ stream, events, expected, after }: Append) => ({
  stream,
  records: toRecords(events),
  expected,
  after,
});

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
    const drafts = appends.map(draftOf);
    const appended: Appended[] = [];
    for (const { stream, records, expected, after } of drafts) {
      // Keeps its turn where it waits for nothing.
      if (after) await after;
      const send = () => tried(signal, () => append(esdb, stream, records, expected));
      const position = (await locked(stream, send)) ?? (await tried(signal, head));
      appended.push({ revision: expected + records.length, position });
    }
    return appended;
  }
  /** All are sent at once. After a failure those that have no answer are sent again, in the same order. */
  async function copyAll(appends: readonly Append[]): Promise<void> {
    let left = appends.map(draftOf);
    let newest: Position = START;
    await tried(signal, async () => {
      const sent = left.map(({ stream, records, expected }) => append(esdb, stream, records, expected));
      const outcomes = await Promise.allSettled(sent);
      const failed = outcomes.findIndex(({ status }) => status === "rejected");
      const stored = outcomes.slice(0, failed === -1 ? undefined : failed);
      if (failed !== -1 && outcomes.slice(failed).some(({ status }) => status === "fulfilled")) throw turned();
      for (const outcome of stored) {
        // Not told of what was stored before.
        const position = outcome.status === "fulfilled" ? outcome.value : undefined;
        if (position !== undefined && position <= newest) throw turned();
        newest = position ?? newest;
      }
      left = left.slice(stored.length);
      await sent[stored.length];
    });
  }
  return {
    append: async (stream, events, expected) => {
      const [appended] = await tracked(() => appendAll([{ stream, events, expected }]));
      if (appended === undefined) throw new Error("An append got lost");
      return appended;
    },
    appendInOrder: (appends) => tracked(() => appendAll(appends)),
    appendCopies: (appends) => tracked(() => copyAll(appends)),
    shred: (stream) => tracked(() => locked(stream, () => tried(signal, () => tombstone(esdb, stream)))),
    close: async () => {
      isClosed = true;
      await Promise.allSettled(underWay);
    },
  };
}
