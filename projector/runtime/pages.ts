// Pages of old events. Targets that catch up from the same place share each page.
import { nextPageSize, PAGE_BYTES } from "@sb/platform/event-store/page-size.ts";
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import { LRUCache } from "lru-cache";
import { type LogEvent, logEvents } from "./log-event.ts";

export type Pages = {
  /** The events after a position, more of them from page to page; empty at the end of the log. */
  after(position: Position): Promise<readonly LogEvent[]>;
  /** Begins to read what follows a page, where that is likely to be there: it is asked for next. */
  ahead(page: readonly LogEvent[]): void;
  /** Whether more events than that are likely to be there. */
  isFull(page: readonly LogEvent[]): boolean;
  /** The end of the log at this moment. */
  head(): Promise<Position>;
  /** Whether there is nothing after a position at this moment. */
  isEnd(position: Position): Promise<boolean>;
  /** Forgets what was read: events may be shredded later and must not linger. */
  clear(): void;
};

/** Pages. Models go through them at different paces: with two, those behind read and opened them again. */
const LIMIT = 6;
/** Sizes of pages to come, by where they begin: each target reads at its own pace. */
const SIZES = 100;

/** Pages have `least` events at first, and `most` far behind. */
export function createPages(eventStore: Pick<EventStore, "readAll" | "head">, least: number, most: number): Pages {
  const recent = new LRUCache<Position, Promise<readonly LogEvent[]>>({ max: LIMIT });
  const sizes = new LRUCache<Position, number>({ max: SIZES });

  const read = async (position: Position): Promise<readonly LogEvent[]> => {
    let end: Position | undefined;
    try {
      const events = logEvents(await eventStore.readAll(position, sizes.get(position) ?? least, PAGE_BYTES));
      end = events.at(-1)?.stored.position;
      if (end !== undefined) sizes.set(end, nextPageSize(events.length, least, most));
      return events;
    } finally {
      // The end of the log moves, and a page that could not be read is read again.
      if (end === undefined) recent.delete(position);
    }
  };
  const after = (position: Position): Promise<readonly LogEvent[]> => {
    const known = recent.get(position);
    if (known) return known;
    const page = read(position);
    recent.set(position, page);
    return page;
  };
  const isFull = (page: readonly LogEvent[]): boolean => page.length >= least;
  return {
    after,
    ahead(page) {
      const end = page.at(-1)?.stored.position;
      // What fails is read again by who asks for it, who is told.
      if (end !== undefined && isFull(page)) after(end).catch(() => undefined);
    },
    isFull,
    head: eventStore.head,
    isEnd: async (position) => (await eventStore.readAll(position, 1)).length === 0,
    clear: () => recent.clear(),
  };
}
