// For tests: keys in memory that lie outside the event store and can't share its commit, as on an object store.
import { type FoundKey, type Keys, KeysError, requireKeyName, storedBy } from "./port.ts";

/** The bucket that all processes share; an empty text stands for a destroyed key. */
export type Bucket = { readonly objects: Map<string, string>; readonly listeners: Set<() => void> };

const NONE: FoundKey = { status: "NONE" };

export function keysIn({ objects, listeners }: Bucket): Keys {
  const find = async (name: string): Promise<FoundKey> => {
    const wrapped = objects.get(name);
    if (wrapped === undefined) return NONE;
    return wrapped === "" ? { status: "DESTROYED" } : { status: "LIVE", wrapped };
  };
  const make = async (name: string, wrapped: string): Promise<string> => {
    requireKeyName(name);
    if (!objects.has(name)) objects.set(name, wrapped);
    const stored = objects.get(name);
    if (!stored) throw new KeysError("KEY_DESTROYED", "The key was destroyed");
    return stored;
  };
  return {
    make,
    prepare: async (name, wrapped) => ({ before: [], stored: storedBy(make(name, wrapped), wrapped) }),
    find,
    findMany: (names) => Promise.all(names.map(find)),
    destroy: async (name) => {
      requireKeyName(name);
      objects.set(name, "");
      for (const forget of listeners) forget();
    },
    onDestroyed: (forget) => {
      listeners.add(forget);
      return () => void listeners.delete(forget);
    },
    close: async () => undefined,
  };
}

export const newBucket = (): Bucket => ({ objects: new Map(), listeners: new Set() });
