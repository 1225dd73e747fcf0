// Documents as they were last read from the file, parsed: the same ones are asked for again and again.
import { LRUCache } from "lru-cache";
import type { Doc, DocKey, ReadOp } from "./port.ts";

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
  /** What the operations write is not as it was. */
  forget(projection: string, ops: readonly ReadOp[]): void;
  clear(): void;
};

/** Characters of JSON kept at most. */
const LIMIT = 16_000_000;
/** What keeping anything costs. */
const OVERHEAD = 200;

export function createKeptDocs(limit = LIMIT): KeptDocs {
  const kept = new LRUCache<string, Found>({ maxSize: limit, sizeCalculation: ({ size }) => size + OVERHEAD });
  return {
    find: (projection, key) => kept.get(nameOf(projection, key)),
    keep: (projection, key, found) => void kept.set(nameOf(projection, key), found),
    forget(projection, ops) {
      if (kept.size === 0) return;
      for (const op of ops) if (op.op === "put" || op.op === "delete") kept.delete(nameOf(projection, op));
    },
    clear: () => kept.clear(),
  };
}

/** Ids may hold any character: they come last, so that no two keys have one name. */
const nameOf = (projection: string, { collection, id }: DocKey): string => `${projection}\0${collection}\0${id}`;
