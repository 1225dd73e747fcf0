// Documents as they were last read from the file, parsed: the same ones are asked for again and again.
import { LRUCache } from "lru-cache";
import type { Doc, DocKey, ReadOp } from "../port.ts";

/** A document, or that there is none. */
export type Found = {
  readonly doc: Doc | undefined;
  /** Milliseconds since 1970. */
  readonly expires: number | undefined;
  /** Characters of its JSON. */
  readonly size: number;
};

export type KeptDocs = {
  find(projection: string, key: DocKey): Found | undefined;
  keep(projection: string, key: DocKey, found: Found): void;
  /** This store has written the operations to the projection, which took it from one version to the other. */
  written(projection: string, ops: readonly ReadOp[], from: string, to: string): void;
  /** The versions of all projections: what is kept of another version is forgotten. */
  compare(versions: ReadonlyMap<string, string>): void;
};

/** Characters of JSON kept at most, of all projections together. */
const LIMIT = 16_000_000;
/** After so many operations all of a projection is forgotten: looking for what is kept takes longer than reading it again. */
const AT_ONCE = 10_000;
/** Bytes that keeping anything costs. */
const OVERHEAD = 200;

type Cache = LRUCache<string, Found>;

/** A cache for each projection: one that is forgotten leaves nothing behind, though a list that comes in forgets one a hundred times a second. */
export function createKeptDocs(limit = LIMIT): KeptDocs {
  const caches = new Map<string, Cache>();
  let known: ReadonlyMap<string, string> = new Map();

  const cacheOf = (projection: string): Cache => {
    const cache =
      caches.get(projection) ?? new LRUCache({ maxSize: limit, sizeCalculation: ({ size }) => size + OVERHEAD });
    caches.set(projection, cache);
    return cache;
  };
  /** The projection that has most loses what was not looked at longest. */
  const shrink = (): void => {
    const all = [...caches.values()];
    let total = all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
    while (total > limit) {
      const most = all.reduce((one, other) => (other.calculatedSize > one.calculatedSize ? other : one));
      total -= most.calculatedSize;
      most.pop();
      total += most.calculatedSize;
    }
  };
  const forgetAll = (projection: string): void => void caches.delete(projection);
  return {
    find: (projection, key) => caches.get(projection)?.get(nameOf(key)),
    keep(projection, key, found) {
      cacheOf(projection).set(nameOf(key), found);
      shrink();
    },
    written(projection, ops, from, to) {
      const cache = caches.get(projection);
      if (ops.length > AT_ONCE) forgetAll(projection);
      else if (cache) for (const op of ops) if (op.op === "put" || op.op === "delete") cache.delete(nameOf(op));
      // Otherwise others have written too: the next comparison shows it.
      if ((known.get(projection) ?? "") === from) known = new Map(known).set(projection, to);
    },
    compare(versions) {
      for (const name of new Set([...known.keys(), ...versions.keys()]))
        if (known.get(name) !== versions.get(name)) forgetAll(name);
      known = versions;
    },
  };
}

/** Ids may hold any character: they come last, so that no two keys have one name. */
const nameOf = ({ collection, id }: DocKey): string => `${collection}\0${id}`;
