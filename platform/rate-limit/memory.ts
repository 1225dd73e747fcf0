// Counts in the memory of this process: right for one process, gone with it.
import { cutTo } from "../clock.ts";
import type { RateLimitCounters } from "./port.ts";

/** Keys counted at once at most. Beyond it the oldest window is dropped, so a flood of addresses fills no memory. */
const LIMIT = 100_000;

export type MemoryOptions = {
  /** Whole milliseconds of a clock that is never put back. */
  readonly now?: () => number;
  readonly limit?: number;
};

type Window = { readonly count: number; readonly endsAt: number };

export function openMemory({
  now = () => Math.floor(performance.now()),
  limit = LIMIT,
}: MemoryOptions = {}): RateLimitCounters {
  /** In the order in which the windows began. */
  const windows = new Map<string, Window>();

  function running(key: string): Window | undefined {
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
      const at = now();
      const endsAt = cutTo(found?.endsAt ?? Number.POSITIVE_INFINITY, at, windowMs);
      const count = (found?.count ?? 0) + 1;
      windows.set(key, { count, endsAt });
      return { count, endsInMs: endsAt - at };
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
