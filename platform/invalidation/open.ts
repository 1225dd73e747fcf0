// Picks the invalidation adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { isRedisUrl } from "../redis/url.ts";
import type { Invalidation } from "./port.ts";

/** `local:` tells this process alone; `redis:` those that share a server (redis/url.ts). */
export async function openInvalidation(url: string): Promise<Invalidation> {
  if (isRedisUrl(url)) {
    const { openRedisInvalidation } = await import("./redis.ts");
    return openRedisInvalidation(url);
  }
  // A URL may carry a password: only its scheme is ever told.
  if (url !== "local:") throw new Error(`No invalidation for this URL: ${url.split(":", 1)[0]}:`);
  const { openLocalInvalidation } = await import("./local.ts");
  return openLocalInvalidation();
}
