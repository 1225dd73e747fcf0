// A stored event on its way to the projections. It is parsed by its definition once, however many of them handle it.
import { setImmediate } from "node:timers/promises";
import type { AnyEvent } from "@sb/contracts/events.ts";
import type { Events } from "@sb/contracts/subject.ts";
import type { Stored, StoredEvent } from "@sb/platform/event-store/port.ts";
import { tracedFrom } from "@sb/platform/telemetry/trace.ts";

export class LogEvent {
  readonly stored: StoredEvent;
  #read: Stored<AnyEvent> | undefined;

  constructor(stored: StoredEvent) {
    this.stored = stored;
  }

  /** Throws UnreadableEvent. */
  read<Event extends AnyEvent>(events: Events<Event>): Stored<Event> {
    this.#read ??= { ...this.stored, ...events.read(this.stored) };
    // An event type has one definition, so parsing it with another set of definitions gives the same.
    return this.#read as Stored<Event>;
  }
}

export const logEvents = (stored: readonly StoredEvent[]): readonly LogEvent[] =>
  stored.map((event) => new LogEvent(event));

/** Some milliseconds of work: so many events, or members of the lists that events have. */
const SLICE = 100;

/** A large page is gone through in slices: requests are answered in between, by the same thread. Nothing for no events. */
export async function* slices(events: readonly LogEvent[]): AsyncIterable<readonly LogEvent[]> {
  let slice: LogEvent[] = [];
  let weight = 0;
  for (const event of events) {
    const more = weightOf(event);
    if (slice.length > 0 && weight + more > SLICE) {
      yield slice;
      await setImmediate();
      [slice, weight] = [[], 0];
    }
    slice.push(event);
    weight += more;
  }
  if (slice.length > 0) yield slice;
}

/** An event about some hundred things is as much work as some hundred events. */
export function weightOf({ stored: { data } }: LogEvent): number {
  const lists = Object.values(data as Readonly<Record<string, unknown>>).filter((each) => Array.isArray(each));
  return lists.reduce((sum, list) => sum + list.length, 1);
}

/** A larger batch catches up on what was long ago: nobody follows that. */
const LIVE = 100;

/** Traces a batch of events for the requests that caused them. `began`: milliseconds since 1970; it ends now. */
export function traceEvents(name: string, events: readonly LogEvent[], began: number): void {
  if (events.length > LIVE) return;
  for (const { stored } of events) {
    const { type, meta } = stored;
    tracedFrom({ name, correlationId: meta.correlationId, attributes: { "sb.event.type": type } }, began, Date.now());
  }
}
