// Picks the rate-limit adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { join } from "node:path";
import { isRedisUrl } from "../redis/url.ts";
import type { RateLimitCounters } from "./port.ts";

/**
 * `memory:` counts in this process alone; `sqlite:` in `quotas.db` in the data folder, which outlasts it; `redis:` on a server
 * (redis/url.ts).
 */
export async function openRateLimitCounters(url: string, dataDir: string): Promise<RateLimitCounters> {
  if (isRedisUrl(url)) {
    const { openRedisCounters } = await import("./redis.ts");
    return openRedisCounters(url);
  }
  switch (url) {
    case "memory:": {
      const { openMemory } = await import("./memory.ts");
      return openMemory();
    }
    case "sqlite:": {
      const { openSqliteCounters } = await import("./sqlite.ts");
      return openSqliteCounters(join(dataDir, "quotas.db"));
    }
    default:
      // A URL may carry a password: only its scheme is ever told.
      throw new Error(`No rate-limit counters for this URL: ${url.split(":", 1)[0]}:`);
  }
}

/** For what is limited by the day: a restart must not begin the day anew. */
export const openDailyCounters = (url: string, dataDir: string): Promise<RateLimitCounters> =>
  openRateLimitCounters(url === "memory:" ? "sqlite:" : url, dataDir);
