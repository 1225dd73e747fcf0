// A few unwrapped keys in memory, for a short time.

export type KeyCache = {
  readonly get: (name: string) => Uint8Array | undefined;
  readonly set: (name: string, key: Uint8Array) => void;
  readonly delete: (name: string) => void;
};

const LIMIT = 1_000;
/** A key shredded by another process is forgotten here after this long. */
const KEEP_MS = 60_000;

export function createKeyCache(now: () => number = Date.now): KeyCache {
  const entries = new Map<string, { readonly key: Uint8Array; readonly until: number }>();

  return {
    get: (name) => {
      const entry = entries.get(name);
      if (entry === undefined || entry.until > now()) return entry?.key;
      entries.delete(name);
      return undefined;
    },
    set: (name, key) => {
      entries.delete(name);
      entries.set(name, { key, until: now() + KEEP_MS });
      const [oldest] = entries.keys();
      if (entries.size > LIMIT && oldest !== undefined) entries.delete(oldest);
    },
    delete: (name) => {
      entries.delete(name);
    },
  };
}
