// Picks the rate-limit adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import type { RateLimitCounters } from "./port.ts";

/** `memory:` counts in this process alone. */
export async function openRateLimitCounters(url: string): Promise<RateLimitCounters> {
  // A URL may carry a password: only its scheme is ever told.
  if (url !== "memory:") throw new Error(`No rate-limit counters for this URL: ${url.split(":", 1)[0]}:`);
  const { openMemory } = await import("./memory.ts");
  return openMemory();
}
