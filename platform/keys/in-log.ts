// Keys in streams of an event store that overwrites what it shreds: a key is the one event of `key-{name}`, so that it shares
// a commit with the events sealed with it.

import { nowText } from "../clock.ts";
import { type Append, type EventStore, hasErrorCode, NO_STREAM, type StreamEvent } from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import { type FoundKey, type KeyName, type Keys, KeysError, requireKeyName, type WrappedKey } from "./port.ts";

export type KeyStreams = Pick<EventStore, "appendInOrder" | "readStream" | "shred">;

type Options = {
  /** ISO 8601: the time of the events that hold keys. */
  readonly clock?: () => string;
  /** Tells of keys that other processes destroyed, until it is stopped. */
  readonly watch?: (destroyed: () => void) => { readonly stop: () => void };
};

const KEY_MADE = "KeyMade";
/** How the names of streams begin that hold a key each. */
export const KEY_STREAMS = "key-";
const streamOf = (name: KeyName): string => `${KEY_STREAMS}${name}`;
/** The name of the key in a stream that begins so. */
export const keyNameOf = (stream: string): KeyName => stream.slice(KEY_STREAMS.length);

export function createKeysInLog(eventStore: KeyStreams, { clock = nowText, watch }: Options = {}): Keys {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const forget of listeners) forget();
  };
  const watching = watch?.(tell);

  function draft(name: KeyName, wrapped: WrappedKey): Append {
    requireKeyName(name);
    const eventId = uuidv7();
    const meta = { eventId, correlationId: eventId, actor: "system:vault", at: clock() };
    const events = [{ type: KEY_MADE, version: 1, data: { wrapped }, meta }];
    return { stream: streamOf(name), events, expected: NO_STREAM };
  }

  async function find(name: KeyName): Promise<FoundKey> {
    const { events, shredded } = await eventStore.readStream(streamOf(name));
    if (shredded) return { status: "DESTROYED" };
    const [made] = events;
    return made === undefined ? { status: "NONE" } : { status: "LIVE", wrapped: wrappedIn(made) };
  }

  async function make(name: KeyName, wrapped: WrappedKey): Promise<WrappedKey> {
    try {
      await eventStore.appendInOrder([draft(name, wrapped)]);
      return wrapped;
    } catch (error) {
      if (!hasErrorCode(error, "REVISION_CONFLICT") && !hasErrorCode(error, "STREAM_SHREDDED")) throw error;
      const first = await find(name);
      if (first.status === "LIVE") return first.wrapped;
      throw new KeysError("KEY_DESTROYED", "The key was destroyed");
    }
  }

  return {
    make,
    prepare: async (name, wrapped) => ({ before: [draft(name, wrapped)] }),
    find,
    findMany: async (names, atHand = []) => {
      const near = madeAmong(atHand);
      const found: FoundKey[] = [];
      for (const name of names) {
        const made = near.get(streamOf(name));
        found.push(made ? { status: "LIVE", wrapped: wrappedIn(made) } : await find(name));
      }
      return found;
    },
    destroy: async (name) => {
      requireKeyName(name);
      try {
        // Also where it was destroyed before: a crash may have cut that short.
        await eventStore.shred(streamOf(name));
      } finally {
        tell();
      }
    },
    onDestroyed: (forget) => {
      listeners.add(forget);
      return () => void listeners.delete(forget);
    },
    close: async () => {
      watching?.stop();
      listeners.clear();
    },
  };
}

function madeAmong(events: readonly StreamEvent[]): ReadonlyMap<string, StreamEvent> {
  const made = new Map<string, StreamEvent>();
  for (const event of events) if (event.type === KEY_MADE) made.set(event.stream, event);
  return made;
}

function wrappedIn({ type, version, data }: StreamEvent): WrappedKey {
  const known = type === KEY_MADE && version === 1 && typeof data === "object" && data !== null && "wrapped" in data;
  if (!known || typeof data.wrapped !== "string") throw new Error(`Not the event of a key: ${type}@${version}`);
  return data.wrapped;
}
