// Picks the search engine adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { isAbsolute, join } from "node:path";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import type { OnDamage } from "../sqlite/damage.ts";
import type { SearchEngine } from "./port.ts";
import { alone, type Presence } from "./presence.ts";

/**
 * Opens the indexes of `schemas`. `sqlite:` is search.db in the data folder, `sqlite:/absolute/path.db` another place; an
 * index's name is put into its file's. `http:` and `https:` are Meilisearch (meilisearch/url.ts), where
 * `presence` tells of the engines in other processes.
 */
export async function openSearchEngine(
  url: string,
  dataDir: string,
  schemas: readonly IndexSchema[],
  onDamage?: OnDamage,
  presence: Presence = alone(),
): Promise<SearchEngine> {
  if (/^https?:/.test(url))
    return (await import("./meilisearch/meilisearch.ts")).openMeiliSearchEngine(url, schemas, presence);
  // A URL may carry a password: only its scheme is ever told.
  if (!url.startsWith("sqlite:")) throw new Error(`No search engine for this URL: ${url.split(":", 1)[0]}:`);
  const path = url.slice("sqlite:".length);
  if (path !== "" && !isAbsolute(path)) throw new Error("The path in a search engine's sqlite: URL must be absolute");
  const { openSqliteSearchEngine } = await import("./sqlite/sqlite.ts");
  return openSqliteSearchEngine(path === "" ? join(dataDir, "search.db") : path, schemas, onDamage);
}
