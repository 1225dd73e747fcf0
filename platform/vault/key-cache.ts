// Caches a few unwrapped keys for a short time.
import { LRUCache } from "lru-cache";

export type KeyCache = {
  readonly get: (name: string) => Uint8Array | undefined;
  readonly set: (name: string, key: Uint8Array) => void;
  readonly delete: (name: string) => void;
};

/** Keys. */
const LIMIT = 1_000;
/** Milliseconds after which a key that another process shredded is gone here too. */
const KEEP_MS = 60_000;

/** `now`: milliseconds since any instant; never 0. */
export function createKeyCache(now: () => number = Date.now): KeyCache {
  const keys = new LRUCache<string, Uint8Array>({ max: LIMIT, ttl: KEEP_MS, ttlResolution: 0, perf: { now } });
  return {
    get: (name) => keys.get(name),
    set: (name, key) => void keys.set(name, key),
    delete: (name) => void keys.delete(name),
  };
}
