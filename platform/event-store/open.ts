// Picks the adapter by the scheme of the URL. An adapter is loaded only when its scheme is asked for.
import { isAbsolute, join } from "node:path";
import type { OnDamage } from "../sqlite/damage.ts";
import type { EventStore } from "./port.ts";

/**
 * `sqlite:` is events.db in the data folder, `sqlite:/absolute/path.db` another file, `esdb:` an EventStoreDB (eventstoredb/url.ts).
 */
export async function openEventStore(url: string, dataDir: string, onDamage?: OnDamage): Promise<EventStore> {
  if (/^esdb(?:\+discover)?:/.test(url))
    return (await import("./eventstoredb/eventstoredb.ts")).openEsdbEventStore(url);
  if (!url.startsWith("sqlite:")) throw new Error(`No event store for this URL: ${schemeOf(url)}`);
  const { openSqliteEventStore } = await import("./sqlite/sqlite.ts");
  return openSqliteEventStore(eventsFile(url, dataDir), onDamage);
}

/** The file of a `sqlite:` URL. */
export function eventsFile(url: string, dataDir: string): string {
  const path = url.slice("sqlite:".length);
  if (path === "") return join(dataDir, "events.db");
  if (!isAbsolute(path)) throw new Error("The path in an event store's sqlite: URL must be absolute");
  return path;
}

/** A URL may hold a password, so errors show its scheme only. */
function schemeOf(url: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0] ?? "(no scheme)";
}
