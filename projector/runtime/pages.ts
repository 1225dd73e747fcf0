// Pages of old events. Readers that catch up from the same place share each page: none is read and opened twice because one
// reader is slower than another.
import { nextPageSize, PAGE_BYTES, PAGE_EVENTS } from "@sb/platform/event-store/page-size.ts";
import type { EventStore, Position } from "@sb/platform/event-store/port.ts";
import { LRUCache } from "lru-cache";
import { type LogEvent, logEvents } from "./log-event.ts";

export type Pages = {
  /**
   * The events after a position, more of them from page to page; empty at the end of the log. Until it asks again or leaves,
   * those who are ahead of the reader wait where they would be more than a few pages ahead.
   */
  after(position: Position, reader?: string): Promise<readonly LogEvent[]>;
  /** Nobody waits for the reader any more. */
  leave(reader: string): void;
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

type Page = { readonly events: Promise<readonly LogEvent[]>; end?: Position };

/** Pages in memory: the one in hand, the next one, which is read ahead, and one for those who are faster. */
const LIMIT = 3;
/** A page that its bytes ended has so many times fewer events than were asked for, at most. */
const SHORTENED = 4;
/** Sizes of pages to come, by where they begin: each target reads at its own pace. */
const SIZES = 100;

/** Pages have `least` events at first, and `most` far behind; of other kinds of streams than `kinds`, the last one at most. */
export function createPages(
  eventStore: Pick<EventStore, "readAll" | "head">,
  least: number,
  most: number,
  kinds?: ReadonlySet<string>,
): Pages {
  /** By where they begin. */
  const recent = new Map<Position, Page>();
  const readers = new Map<string, Position>();
  const sizes = new LRUCache<Position, number>({ max: SIZES });
  let moved = Promise.withResolvers<void>();

  const read = async (position: Position): Promise<readonly LogEvent[]> => {
    const events = logEvents(await eventStore.readAll(position, sizes.get(position) ?? least, PAGE_BYTES, kinds));
    const end = events.at(-1)?.stored.position;
    if (end !== undefined) sizes.set(end, nextPageSize(events.length, least, most));
    return events;
  };
  const begin = (position: Position): Promise<readonly LogEvent[]> => {
    const page: Page = { events: read(position) };
    recent.set(position, page);
    const ended = (end: Position | undefined): void => {
      // The end of the log moves, and a page that could not be read is read again.
      if (end !== undefined) page.end = end;
      else if (recent.get(position) === page) recent.delete(position);
      wake();
    };
    page.events.then((events) => ended(events.at(-1)?.stored.position)).catch(() => ended(undefined));
    return page.events;
  };
  const wake = (): void => {
    moved.resolve();
    moved = Promise.withResolvers();
  };
  /** Forgets pages that no reader has in hand or comes to next. */
  const tidy = (): void => {
    const wanted = new Set([...readers.values()].flatMap((position) => [...from(position, recent)]));
    for (const position of recent.keys()) if (!wanted.has(position)) recent.delete(position);
    wake();
  };
  const isFull = (page: readonly LogEvent[]): boolean => page.length >= least / SHORTENED;
  return {
    async after(position, reader = "") {
      readers.set(reader, position);
      tidy();
      for (;;) {
        const known = recent.get(position);
        if (known) return await known.events;
        if (recent.size < LIMIT) return await begin(position);
        await moved.promise;
      }
    },
    leave(reader) {
      readers.delete(reader);
      tidy();
    },
    ahead(page) {
      const end = page.at(-1)?.stored.position;
      // A reader that asks for a page that failed reads it again, and is told.
      if (end !== undefined && isFull(page) && recent.size < LIMIT && !recent.has(end))
        begin(end).catch(() => undefined);
    },
    isFull,
    head: eventStore.head,
    isEnd: async (position) => (await eventStore.readAll(position, 1)).length === 0,
    clear() {
      recent.clear();
      wake();
    },
  };
}

/** Where the pages begin that are at hand one after the other from a position on. */
function* from(position: Position, pages: ReadonlyMap<Position, Page>): Iterable<Position> {
  let at: Position | undefined = position;
  while (at !== undefined && pages.has(at)) {
    yield at;
    at = pages.get(at)?.end;
  }
}

/** How many events projections take in together. */
export type BatchSizes = {
  /** While a projection keeps up. */
  readonly least: number;
  /** Far behind. */
  readonly most: number;
};

const LEAST = 500;

/** `least` is for tests, whose logs are short. */
export function batchSizes(least = LEAST): BatchSizes {
  return { least, most: (least * PAGE_EVENTS) / LEAST };
}
