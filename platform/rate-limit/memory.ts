// Counts in the memory of this process: right for one process, gone with it.
import type { Hits, RateLimitCounters } from "./port.ts";

/** Keys counted at once at most. Beyond it the oldest window is dropped, so a flood of addresses fills no memory. */
const LIMIT = 100_000;

export type MemoryOptions = {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly limit?: number;
};

export function openMemory({ now = Date.now, limit = LIMIT }: MemoryOptions = {}): RateLimitCounters {
  /** In the order in which the windows began. */
  const windows = new Map<string, Hits>();

  function running(key: string): Hits | undefined {
    const found = windows.get(key);
    if (found && found.endsAt > now()) return found;
    windows.delete(key);
    return undefined;
  }

  function makeRoom(): void {
    for (const [key, { endsAt }] of windows) {
      if (windows.size < limit && endsAt > now()) return;
      windows.delete(key);
    }
  }

  return {
    hit: async (key, windowMs) => {
      const found = running(key);
      if (!found) makeRoom();
      const hits = found ? { ...found, count: found.count + 1 } : { count: 1, endsAt: now() + windowMs };
      windows.set(key, hits);
      return hits;
    },
    count: async (key) => running(key)?.count ?? 0,
    takeBack: async (key) => {
      const found = running(key);
      if (found) windows.set(key, { ...found, count: Math.max(0, found.count - 1) });
    },
    forget: async (key) => {
      windows.delete(key);
    },
    close: async () => windows.clear(),
  };
}
