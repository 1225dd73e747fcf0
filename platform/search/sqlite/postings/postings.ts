// The inverted index as it is written. New documents are gathered by term and written in the terms' order; a document that
// changes or goes is taken out of its terms at once.
import type { DatabaseSync } from "node:sqlite";
import { createLists } from "./lists.ts";
import { type Edit, editPostings, encodeNumbers, NUMBERS_UP_TO_BYTES } from "./posting-list.ts";

export type Postings = {
  /** Adds an ordinal that was never used before: higher than every other of its segment. */
  append(segment: number, ordinal: number, terms: Iterable<string>): void;
  add(segment: number, ordinal: number, terms: Iterable<string>): void;
  remove(segment: number, ordinal: number, terms: Iterable<string>): void;
  /** Writes what was gathered. */
  flush(): void;
  /** Forgets what was gathered: the transaction was rolled back. */
  reset(): void;
};

type Gathered = { readonly firstOrdinal: number; readonly terms: Map<string, number[]> };

/** Ordinals gathered before they are written; about 16 bytes each in memory. */
const GATHERED_AT_MOST = 2_000_000;

export function createPostings(db: DatabaseSync): Postings {
  const rows = createRows(db);
  const gathered = new Map<number, Gathered>();
  let size = 0;

  const gather = (segment: number, ordinal: number): Map<string, number[]> => {
    const found = gathered.get(segment);
    if (found) return found.terms;
    const terms = new Map<string, number[]>();
    gathered.set(segment, { firstOrdinal: ordinal, terms });
    return terms;
  };
  const flush = (): void => {
    for (const [segment, { terms }] of gathered) writeAll(rows, segment, terms);
    gathered.clear();
    size = 0;
  };
  const settle = (segment: number, ordinal: number): void => {
    if (ordinal >= (gathered.get(segment)?.firstOrdinal ?? Number.POSITIVE_INFINITY)) flush();
  };

  return {
    append(segment, ordinal, terms) {
      const ordinalsOf = gather(segment, ordinal);
      for (const term of terms) {
        const ordinals = ordinalsOf.get(term);
        if (ordinals) ordinals.push(ordinal);
        else ordinalsOf.set(term, [ordinal]);
        size += 1;
      }
      if (size >= GATHERED_AT_MOST) flush();
    },
    add(segment, ordinal, terms) {
      settle(segment, ordinal);
      for (const term of terms) rows.change(segment, term, [ordinal], "in");
    },
    remove(segment, ordinal, terms) {
      settle(segment, ordinal);
      for (const term of terms) rows.change(segment, term, [ordinal], "out");
    },
    flush,
    reset() {
      gathered.clear();
      size = 0;
    },
  };
}

type Rows = ReturnType<typeof createRows>;

function createRows(db: DatabaseSync) {
  const lists = createLists(db);
  const join = db.prepare(`
    INSERT INTO posting (segment, term, docs) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET docs = CAST(docs || excluded.docs AS BLOB)
    WHERE typeof(docs) = 'blob' AND length(docs) % 2 = 0
      AND length(docs) + length(excluded.docs) <= ${NUMBERS_UP_TO_BYTES}`);

  const change = (segment: number, term: string, ordinals: readonly number[], edit: Edit): void =>
    lists.change(segment, term, (list) => editPostings(list, ordinals, edit));
  return {
    change,
    append(segment: number, term: string, ordinals: number[]): void {
      const isShort = ordinals.length * 2 <= NUMBERS_UP_TO_BYTES;
      const { changes } = isShort ? join.run(segment, term, encodeNumbers(ordinals)) : { changes: 0 };
      if (changes === 0) change(segment, term, ordinals, "in");
    },
  };
}

function writeAll(rows: Rows, segment: number, terms: ReadonlyMap<string, number[]>): void {
  // In the order of the tree, so that each page is visited once.
  for (const term of [...terms.keys()].sort()) rows.append(segment, term, terms.get(term) ?? []);
}
