// Picks the read store adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { isAbsolute, join } from "node:path";
import { isRedisUrl } from "../redis/url.ts";
import { type OnDamage, openOrRemake } from "../sqlite/damage.ts";
import type { ReadStore } from "./port.ts";

/** `sqlite:` is read.db in the data folder, `sqlite:/absolute/path.db` another file; `redis:` is a server (redis/url.ts). */
export async function openReadStore(url: string, dataDir: string, onDamage?: OnDamage): Promise<ReadStore> {
  if (isRedisUrl(url)) {
    const { openRedisReadStore } = await import("./redis/redis.ts");
    return openRedisReadStore(url);
  }
  // A URL may carry a password: only its scheme is ever told.
  if (!url.startsWith("sqlite:")) throw new Error(`No read store for this URL: ${url.split(":", 1)[0]}:`);
  const path = url.slice("sqlite:".length);
  if (path !== "" && !isAbsolute(path)) throw new Error("The path in a read store's sqlite: URL must be absolute");
  const { openSqliteReadStore } = await import("./sqlite/sqlite.ts");
  const file = path === "" ? join(dataDir, "read.db") : path;
  return openOrRemake(file, () => openSqliteReadStore(file, onDamage), onDamage);
}
