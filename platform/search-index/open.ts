// Picks the search index adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { isAbsolute, join } from "node:path";
import { REPORT_INDEX } from "@sb/contracts/report/model.ts";
import type { SearchIndex } from "./port.ts";

/**
 * `sqlite:` is search.db in the data folder, `sqlite:/absolute/path.db` another place; the projection's name is put into
 * the file's. Searches read `projection`.
 */
export async function openSearchIndex(url: string, dataDir: string, projection = REPORT_INDEX): Promise<SearchIndex> {
  // A URL may carry a password: only its scheme is ever told.
  if (!url.startsWith("sqlite:")) throw new Error(`No search index for this URL: ${url.split(":", 1)[0]}:`);
  const path = url.slice("sqlite:".length);
  if (path !== "" && !isAbsolute(path)) throw new Error("The path in a search index's sqlite: URL must be absolute");
  const { openSqliteSearchIndex } = await import("./sqlite.ts");
  return openSqliteSearchIndex(path === "" ? join(dataDir, "search.db") : path, projection);
}
