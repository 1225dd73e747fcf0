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

/** Characters of JSON kept at most. */
const LIMIT = 16_000_000;
/** After so many operations all of a projection is forgotten: looking for what is kept takes longer than reading it again. */
const AT_ONCE = 1_000;
/** Bytes that keeping anything costs. */
const OVERHEAD = 200;

export function createKeptDocs(limit = LIMIT): KeptDocs {
  const kept = new LRUCache<string, Found>({ maxSize: limit, sizeCalculation: ({ size }) => size + OVERHEAD });
  let known: ReadonlyMap<string, string> = new Map();
  /** Part of the names of what is kept: another number forgets all of a projection at once. */
  const rounds = new Map<string, number>();

  const nameOf = (projection: string, { collection, id }: DocKey): string =>
    // Ids may hold any character: they come last, so that no two keys have one name.
    `${projection}\0${rounds.get(projection) ?? 0}\0${collection}\0${id}`;
  const forgetAll = (projection: string): void => void rounds.set(projection, (rounds.get(projection) ?? 0) + 1);
  return {
    find: (projection, key) => kept.get(nameOf(projection, key)),
    keep: (projection, key, found) => void kept.set(nameOf(projection, key), found),
    written(projection, ops, from, to) {
      if (ops.length > AT_ONCE) forgetAll(projection);
      else for (const op of ops) if (op.op === "put" || op.op === "delete") kept.delete(nameOf(projection, op));
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
