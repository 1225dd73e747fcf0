// Backfill, cut-over and live in one loop: each batch is read from the store after the one before, so nothing is missed,
// the order is the store's, and the only buffer is the current batch, however slow the follower is.
import { FOLLOWED_BYTES, nextPageSize } from "./page-size.ts";
import type { FollowOptions, Position, StoredEvent } from "./port.ts";
import type { Pulse } from "./pulse.ts";

/** As the port's, of all kinds of streams. */
export type ReadAll = (after: Position, limit: number, maxBytes?: number) => Promise<readonly StoredEvent[]>;

export async function* follow(
  readAll: ReadAll,
  pulse: Pulse,
  { after, signal, batchSize, growTo = batchSize }: FollowOptions,
): AsyncGenerator<readonly StoredEvent[], void, undefined> {
  let position = after;
  let size = batchSize;
  while (!signal.aborted) {
    const seen = pulse.count();
    const batch = await readAll(position, size, FOLLOWED_BYTES);
    if (signal.aborted) return;
    size = nextPageSize(batch.length, batchSize, growTo);
    const newest = batch.at(-1);
    if (newest === undefined) await pulse.after(seen, signal);
    else {
      position = newest.position;
      yield batch;
    }
  }
}
