// One commit wakes everybody who follows the log, and most of them stand at the same place: the page is read once for all.
import type { Position, StoredEvent } from "./port.ts";

export type PageRequest = {
  readonly after: Position;
  readonly limit: number;
  readonly maxBytes?: number | undefined;
  /** The same set where the same is asked. */
  readonly kinds?: ReadonlySet<string> | undefined;
};
type Page = PageRequest & { readonly events: readonly StoredEvent[] };

export type SharedPage = {
  /** The page as it was read last, within one turn of the event loop, or else as `read` gives it. It must not be changed. */
  readonly get: (asked: PageRequest, read: (asked: PageRequest) => readonly StoredEvent[]) => readonly StoredEvent[];
  /** Something was committed: what was read may have been shredded. */
  readonly forget: () => void;
};

export function createSharedPage(): SharedPage {
  let known: Page | undefined;
  const forget = (): void => {
    known = undefined;
  };
  return {
    forget,
    get(asked, read) {
      if (known && isSame(known, asked)) return known.events;
      if (known === undefined) setImmediate(forget);
      known = { ...asked, events: read(asked) };
      return known.events;
    },
  };
}

/** Whether what was asked for gives this page. With another limit it does where the page ends before both. */
function isSame({ after, limit, maxBytes, kinds, events }: Page, asked: PageRequest): boolean {
  const isSameEnd = limit === asked.limit || (events.length < limit && events.length <= asked.limit);
  return after === asked.after && maxBytes === asked.maxBytes && kinds === asked.kinds && isSameEnd;
}
