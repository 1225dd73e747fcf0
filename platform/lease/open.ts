// Picks the lease adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { join } from "node:path";
import { isRedisUrl } from "../redis/url.ts";
import type { Leases } from "./port.ts";

/**
 * `local:` is for one process alone; its last token is in the file lease-token in the data folder. `sqlite:` is leases.db
 * there, for the processes of one machine. `redis:` is a server (redis/url.ts).
 */
export async function openLeases(url: string, dataDir: string): Promise<Leases> {
  if (isRedisUrl(url)) {
    const { openRedisLeases } = await import("./redis.ts");
    return openRedisLeases(url);
  }
  switch (url) {
    case "local:": {
      const { openLocalLeases } = await import("./local.ts");
      return openLocalLeases(join(dataDir, "lease-token"));
    }
    case "sqlite:": {
      const { openSqliteLeases } = await import("./sqlite.ts");
      return openSqliteLeases(join(dataDir, "leases.db"));
    }
    default:
      // A URL may carry a password: only its scheme is ever told.
      throw new Error(`No leases for this URL: ${url.split(":", 1)[0]}:`);
  }
}
