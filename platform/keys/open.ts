// Picks the keys adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import type { EventStore } from "../event-store/port.ts";
import type { Keys } from "./port.ts";

export type KeysPlace = {
  readonly dataDir: string;
  /** SB_EVENT_STORE_URL: `sqlite:` keeps the keys in that store. */
  readonly eventStoreUrl: string;
  /** The event store where it is open already. Who only opens keys, as query services do, has none. */
  readonly eventStore?: EventStore | undefined;
  /** ISO 8601: the time that is noted with a new key. */
  readonly clock?: () => string;
};

/**
 * `sqlite:` keeps keys in the SQLite event store, in one commit with the events sealed with them; `s3:` in a bucket of their
 * own (s3/url.ts).
 */
export async function openKeys(url: string, place: KeysPlace): Promise<Keys> {
  if (url.startsWith("s3:")) return (await import("./s3/s3.ts")).openS3Keys(url);
  // A URL may hold a password, so errors show its scheme only.
  if (url !== "sqlite:") throw new Error(`No store of keys for this URL: ${url.split(":", 1)[0]}:`);
  if (!place.eventStoreUrl.startsWith("sqlite:")) {
    throw new Error("SB_KEYS_URL=sqlite: keeps keys in the SQLite event store, and SB_EVENT_STORE_URL is another one");
  }
  const { openSqliteKeys } = await import("./sqlite/sqlite.ts");
  return openSqliteKeys(place);
}
