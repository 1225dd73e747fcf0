// A stored event on its way to the projections. It is parsed by its definition once, however many of them handle it.
import type { AnyEvent } from "@sb/contracts/events.ts";
import type { Events } from "@sb/contracts/subject.ts";
import type { Stored, StoredEvent } from "@sb/platform/event-store/port.ts";

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
