// Documents as they were last read from the file, parsed: the same ones are asked for again and again.
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

/** Characters kept at most: then all are forgotten. */
const LIMIT = 16_000_000;
/** What keeping anything costs. */
const OVERHEAD = 200;

export function createKeptDocs(limit = LIMIT): KeptDocs {
  const kept = new Map<string, Map<string, Map<string, Found>>>();
  let total = 0;

  const clear = (): void => {
    kept.clear();
    total = 0;
  };
  const collectionOf = (projection: string, name: string): Map<string, Found> => {
    const model = kept.get(projection) ?? new Map<string, Map<string, Found>>();
    kept.set(projection, model);
    const collection = model.get(name) ?? new Map<string, Found>();
    model.set(name, collection);
    return collection;
  };
  return {
    find: (projection, { collection, id }) => kept.get(projection)?.get(collection)?.get(id),
    keep(projection, { collection, id }, found) {
      const size = found.size + OVERHEAD;
      if (total + size > limit) clear();
      collectionOf(projection, collection).set(id, found);
      total += size;
    },
    forget(projection, ops) {
      const model = kept.get(projection);
      if (model)
        for (const op of ops) if (op.op === "put" || op.op === "delete") model.get(op.collection)?.delete(op.id);
    },
    clear,
  };
}
