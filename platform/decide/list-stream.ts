// Streams that list things, such as a person's inquiries or the comments on a report: whoever ends them all finds them there.
import type { AnyEvent } from "@sb/contracts/events.ts";
import type { Events } from "@sb/contracts/subject.ts";
import { LRUCache } from "lru-cache";
import type { CommandContext } from "../decider.ts";
import { type EventStore, hasErrorCode, NO_STREAM, type Revision } from "../event-store/port.ts";
import { newMeta } from "./meta.ts";

export type ListStreams = {
  /** Adds an event to a stream. Of a long one, only what came since it was last seen is read. Twice does no harm. */
  add(stream: string, event: AnyEvent, context: CommandContext): Promise<void>;
  /** All that was added, in order. What was added twice is there twice. */
  all<Event extends AnyEvent>(stream: string, events: Events<Event>): Promise<readonly Event[]>;
};

/** Streams whose newest revision is remembered. */
const LIMIT = 10_000;
/** Losing one attempt to another process is chance; losing this many in a row means a bug. */
const ATTEMPTS = 50;

export function createListStreams({ eventStore }: { readonly eventStore: EventStore }): ListStreams {
  const seen = new LRUCache<string, Revision>({ max: LIMIT });

  async function revisionOf(stream: string): Promise<Revision> {
    const known = seen.get(stream) ?? NO_STREAM;
    const { events } = await eventStore.readStream(stream, known + 1);
    return events.at(-1)?.revision ?? known;
  }

  async function tryAdd(stream: string, { type, version, data }: AnyEvent, context: CommandContext): Promise<void> {
    const event = { type, version, data, meta: newMeta(context) };
    const { revision } = await eventStore.append(stream, [event], await revisionOf(stream));
    seen.set(stream, revision);
  }

  return {
    async add(stream, event, context) {
      for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
        try {
          return await tryAdd(stream, event, context);
        } catch (error) {
          if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
        }
      }
      await tryAdd(stream, event, context);
    },
    async all(stream, definitions) {
      const { events } = await eventStore.readStream(stream);
      return events.map((event) => definitions.read(event));
    },
  };
}
