// The comments on one target, replies too, as a stream: whoever deletes the target finds them there.
import { CommentAttached, type Place, targetKey, threadEvents } from "@sb/contracts/comment/events.ts";
import { threadStream } from "@sb/contracts/comment/subject.ts";
import type { EventMeta } from "@sb/contracts/events.ts";
import { type EventStore, hasErrorCode, NO_STREAM, type Revision } from "@sb/platform/event-store/port.ts";
import { LRUCache } from "lru-cache";

export type Threads = {
  /** Adds a comment; twice does no harm. */
  add(place: Place, meta: EventMeta): Promise<void>;
  /** All comments that were added. */
  of(target: Place["target"]): Promise<readonly number[]>;
};

/** Threads whose newest revision is remembered. */
const LIMIT = 10_000;
/** Losing one attempt to another process is chance; losing this many in a row means a bug. */
const ATTEMPTS = 50;

/** Reads of a thread only what came since it was last seen: a long one is not read again for each comment. */
export function createThreads({ eventStore }: { readonly eventStore: EventStore }): Threads {
  const seen = new LRUCache<string, Revision>({ max: LIMIT });

  async function revisionOf(stream: string): Promise<Revision> {
    const known = seen.get(stream) ?? NO_STREAM;
    const { events } = await eventStore.readStream(stream, known + 1);
    return events.at(-1)?.revision ?? known;
  }

  async function tryAdd(stream: string, place: Place, meta: EventMeta): Promise<void> {
    const event = { type: CommentAttached.type, version: CommentAttached.version, data: place, meta };
    const { revision } = await eventStore.append(stream, [event], await revisionOf(stream));
    seen.set(stream, revision);
  }

  return {
    async add(place, meta) {
      const stream = threadStream.of(targetKey(place.target));
      for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
        try {
          return await tryAdd(stream, place, meta);
        } catch (error) {
          if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
        }
      }
      await tryAdd(stream, place, meta);
    },
    async of(target) {
      const { events } = await eventStore.readStream(threadStream.of(targetKey(target)));
      return [...new Set(events.map((event) => threadEvents.read(event).data.commentSeq))];
    },
  };
}
