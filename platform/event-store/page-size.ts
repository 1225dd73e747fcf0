// How many events are read at once: few while they trickle in, so that each is taken at once, more and more while far
// behind, where every page costs its readers a commit.

/** A page ends where its events come to so many bytes, as stored. About 1,500 filings: a model takes more at once no faster. */
export const PAGE_BYTES = 1_000_000;

/** The same for who follows: what comes in belongs to the work of one turn of the event loop, in which nobody else is answered. */
export const FOLLOWED_BYTES = 100_000;

/** Events in a page at most, however far behind. */
export const PAGE_EVENTS = 10_000;

/** The size of the page after one that had `taken` events: it doubles while there is more than fits. */
export function nextPageSize(taken: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, 2 * taken));
}
