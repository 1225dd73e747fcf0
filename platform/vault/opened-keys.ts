// Keeps a few unwrapped keys in memory, so that a text opened again need not unwrap its key again. That a key may be used is
// asked of the keys port each time; this only remembers what a wrapped key opens to.
import { LRUCache } from "lru-cache";
import type { KeyName, WrappedKey } from "../keys/port.ts";

export type OpenedKeys = {
  readonly get: (
    name: KeyName,
    wrapped: WrappedKey,
    unwrap: (name: KeyName, wrapped: WrappedKey) => Uint8Array,
  ) => Uint8Array;
  /** Forgets all, at once. */
  readonly clear: () => void;
};

/** Keys. */
const LIMIT = 1_000;
/** Milliseconds that a key stays in memory unused, also where word of its destruction got lost. */
const KEEP_MS = 60_000;

/** `now`: milliseconds of a clock that is never put back; never 0. */
export function createOpenedKeys(now: () => number = () => performance.now()): OpenedKeys {
  const keys = new LRUCache<string, Uint8Array>({ max: LIMIT, ttl: KEEP_MS, ttlResolution: 0, perf: { now } });
  return {
    get: (name, wrapped, unwrap) => {
      const id = `${name} ${wrapped}`;
      const known = keys.get(id);
      if (known !== undefined) return known;
      const key = unwrap(name, wrapped);
      keys.set(id, key);
      return key;
    },
    clear: () => keys.clear(),
  };
}
