// Pages of old events. Targets that catch up from the same place share each page.
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import { LRUCache } from "lru-cache";
import { type LogEvent, logEvents } from "./log-event.ts";

export type Pages = {
  /** At most `pageSize` events after a position; empty at the end of the log. */
  after(position: Position): Promise<readonly LogEvent[]>;
  /** Whether there is nothing after a position at this moment. */
  isEnd(position: Position): Promise<boolean>;
  /** Forgets what was read: events may be shredded later and must not linger. */
  clear(): void;
};

/** Pages. */
const LIMIT = 2;

export function createPages(eventStore: Pick<EventStore, "readAll">, pageSize: number): Pages {
  const recent = new LRUCache<Position, Promise<readonly LogEvent[]>>({ max: LIMIT });

  const read = async (position: Position): Promise<readonly LogEvent[]> => {
    let full = false;
    try {
      const events = logEvents(await eventStore.readAll(position, pageSize));
      full = events.length === pageSize;
      return events;
    } finally {
      // The last page still grows, and a page that could not be read is read again.
      if (!full) recent.delete(position);
    }
  };
  return {
    after(position) {
      const known = recent.get(position);
      if (known) return known;
      const page = read(position);
      recent.set(position, page);
      return page;
    },
    isEnd: async (position) => (await eventStore.readAll(position, 1)).length === 0,
    clear: () => recent.clear(),
  };
}
