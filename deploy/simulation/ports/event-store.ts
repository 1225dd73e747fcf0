// An event store in memory. It passes the port's contract.
import { bodiesOf } from "@sb/platform/event-store/bodies.ts";
import { follow } from "@sb/platform/event-store/follow.ts";
import {
  type Append,
  type Appended,
  type EventStore,
  EventStoreError,
  type NewEvent,
  NO_STREAM,
  type Position,
  START,
  type StoredEvent,
} from "@sb/platform/event-store/port.ts";
import { createPulse, type Pulse } from "@sb/platform/event-store/pulse.ts";
import { atOnce, type Call } from "../call.ts";

type Stream = { events: StoredEvent[]; isShredded: boolean };

/** The log on the disk. */
export type Log = {
  readonly id: string;
  all: StoredEvent[];
  readonly streams: Map<string, Stream>;
  /** Positions given so far. */
  given: number;
  readonly pulse: Pulse;
};

export const createLog = (id: string): Log => ({ id, all: [], streams: new Map(), given: 0, pulse: createPulse() });

const positionOf = (number: number): Position => (number === 0 ? START : String(number).padStart(16, "0"));

/** One process's store on the log. `full`: whether the disk is. */
export function openEventStore(log: Log, call: Call = atOnce, full: () => boolean = () => false): EventStore {
  const streamOf = (name: string): Stream => log.streams.get(name) ?? { events: [], isShredded: false };
  const closing = new AbortController();
  const ask = async <T>(effect: () => T): Promise<T> => {
    if (closing.signal.aborted) throw new Error("the event store is closed");
    return call("event store", effect);
  };

  /** Where the newest event at or before the position stands, plus one. */
  const placeAfter = (position: Position): number => {
    let [low, high] = [0, log.all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((log.all[middle]?.position ?? START) > position) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  function append({ stream, events, expected }: Append): Appended {
    const found = streamOf(stream);
    if (found.isShredded) throw new EventStoreError("STREAM_SHREDDED", "the stream was shredded");
    const there = found.events.slice(expected + 1, expected + 1 + events.length);
    const isSame = there.length === events.length && there.every((event, at) => isOf(event, events[at]));
    if (isSame && events.length > 0)
      return { revision: expected + events.length, position: there.at(-1)?.position ?? START };
    if (found.events.length - 1 !== expected) throw new EventStoreError("REVISION_CONFLICT", "another was first");
    if (full()) throw new EventStoreError("DISK_FULL", "no room is left");
    for (const event of events) {
      log.given += 1;
      const stored = { ...event, stream, revision: found.events.length, position: positionOf(log.given) };
      // As from a disk: nothing is shared with who appended it.
      const kept = JSON.parse(JSON.stringify(stored)) as StoredEvent;
      found.events.push(kept);
      log.all.push(kept);
    }
    log.streams.set(stream, found);
    log.pulse.beat();
    return { revision: found.events.length - 1, position: found.events.at(-1)?.position ?? START };
  }

  const readAll: EventStore["readAll"] = (after, limit, maxBytes = Number.POSITIVE_INFINITY, kinds) =>
    ask(() => pageOf(log.all, placeAfter(after), limit, maxBytes, kinds));

  /** Each by itself: a store need not have transactions over streams. */
  async function appendInOrder(appends: readonly Append[]): Promise<readonly Appended[]> {
    require(appends);
    const appended: Appended[] = [];
    for (const one of appends) {
      if (one.after) await one.after;
      appended.push(await ask(() => append(one)));
    }
    return appended;
  }

  return {
    name: "events.db",
    erasure: "OVERWRITTEN",
    async append(stream, events, expected) {
      const one = { stream, events, expected };
      require([one]);
      return ask(() => append(one));
    },
    appendInOrder,
    appendCopies: async (appends) => void (await appendInOrder(appends)),
    readStream: (stream, from = 0) =>
      ask(() => {
        const { events, isShredded } = streamOf(stream);
        if (isShredded) return { events: [], revision: NO_STREAM, shredded: true };
        // Without positions, as a server may leave them out.
        return { events: events.slice(from).map(({ position: _, ...event }) => event), revision: events.length - 1 };
      }),
    readAll,
    readBack: (limit, before) =>
      ask(() => {
        const end = before === undefined ? log.all.length : placeBefore(log.all, before);
        return log.all.slice(Math.max(0, end - limit), end).reverse();
      }),
    follow: (options) =>
      follow(readAll, log.pulse, { ...options, signal: AbortSignal.any([options.signal, closing.signal]) }),
    head: () => ask(() => log.all.at(-1)?.position ?? START),
    log: () => ask(() => ({ id: log.id, end: positionOf(log.given) })),
    countAfter: (after) => ask(() => log.all.length - placeAfter(after)),
    shred: (stream) =>
      ask(() => {
        log.streams.set(stream, { events: [], isShredded: true });
        log.all = log.all.filter((event) => event.stream !== stream);
      }),
    close: async () => closing.abort(),
  };
}

const isOf = (stored: StoredEvent, event: NewEvent | undefined): boolean => stored.meta.eventId === event?.meta.eventId;

function placeBefore(all: readonly StoredEvent[], position: Position): number {
  const at = all.findIndex((event) => event.position >= position);
  return at < 0 ? all.length : at;
}

function pageOf(
  all: readonly StoredEvent[],
  from: number,
  limit: number,
  maxBytes: number,
  kinds?: ReadonlySet<string>,
): readonly StoredEvent[] {
  const page: StoredEvent[] = [];
  let bytes = 0;
  let passed: StoredEvent | undefined;
  for (let at = from; at < all.length && page.length < limit && bytes < maxBytes; at += 1) {
    const event = all[at] as StoredEvent;
    if (maxBytes < Number.POSITIVE_INFINITY) bytes += sizeOf(event);
    const isWanted = kinds === undefined || kinds.has(event.stream.slice(0, event.stream.indexOf("-")));
    if (isWanted) page.push(event);
    passed = isWanted ? undefined : event;
  }
  // It says how far the page goes.
  return passed === undefined ? page : [...page, passed];
}

const sizes = new WeakMap<StoredEvent, number>();
function sizeOf(event: StoredEvent): number {
  const size = sizes.get(event) ?? Buffer.byteLength(JSON.stringify(event));
  sizes.set(event, size);
  return size;
}

/** Refuses what no store would take, before anything is written. */
function require(appends: readonly Append[]): void {
  for (const { events } of appends) bodiesOf(events);
}
