// The inverted index as it is written. New documents are gathered by term and written in the terms' order; a document that
// changes or goes is taken out of its terms at once.
import type { DatabaseSync } from "node:sqlite";
import { isPrefixTerm } from "../../analysis/terms.ts";
import { createLists } from "./lists.ts";
import { type Edit, editPostings, encodeNumbers, NUMBERS_UP_TO_BYTES, type OrdinalList } from "./posting-list.ts";
import { createPrefixLists } from "./prefix-lists.ts";
import { eachNamed, type Named } from "./term-run.ts";

/** Where a document is: its ordinal in its segment. */
export type Seat = { readonly segment: number; readonly ordinal: number };

export type Postings = {
  /** Adds documents, by their place in the run, with ordinals that were never used before: each higher than every other of its segment. Documents without
   * a seat are left out. */
  append(run: Named, seats: readonly (Seat | undefined)[]): void;
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

/** `isMerged`: whether a segment has lists of its frequent prefix terms only (segments/merge.ts). */
export function createPostings(db: DatabaseSync, isMerged: (segment: number) => boolean): Postings {
  const rows = createRows(db, isMerged);
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
    append(run, seats) {
      const { docs } = run;
      for (const [segment, first] of firstOrdinals(seats)) gather(segment, first);
      eachNamed(run, (term, from, to) => {
        let into: number[] | undefined;
        let last: number | undefined;
        for (let at = from; at < to; at++) {
          const seat = seats[docs[at] ?? 0];
          if (seat === undefined) continue;
          if (seat.segment !== last) into = listOf(gather(seat.segment, seat.ordinal), term);
          last = seat.segment;
          into?.push(seat.ordinal);
        }
      });
      size += docs.length;
      if (size >= GATHERED_AT_MOST) flush();
    },
    add(segment, ordinal, terms) {
      settle(segment, ordinal);
      for (const term of terms) rows.add(segment, term, [ordinal]);
    },
    remove(segment, ordinal, terms) {
      settle(segment, ordinal);
      for (const term of terms) rows.remove(segment, term, [ordinal]);
    },
    flush,
    reset() {
      gathered.clear();
      size = 0;
    },
  };
}

function listOf(terms: Map<string, number[]>, term: string): number[] {
  const found = terms.get(term);
  if (found) return found;
  const list: number[] = [];
  terms.set(term, list);
  return list;
}

/** The first ordinal in each segment. */
function firstOrdinals(seats: readonly (Seat | undefined)[]): Map<number, number> {
  const first = new Map<number, number>();
  for (const seat of seats) if (seat && !first.has(seat.segment)) first.set(seat.segment, seat.ordinal);
  return first;
}

type Rows = ReturnType<typeof createRows>;

function createRows(db: DatabaseSync, isMerged: (segment: number) => boolean) {
  const lists = createLists(db);
  const join = db.prepare(`
    INSERT INTO posting (segment, term, docs) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET docs = CAST(docs || excluded.docs AS BLOB)
    WHERE typeof(docs) = 'blob' AND length(docs) % 2 = 0
      AND length(docs) + length(excluded.docs) <= ${NUMBERS_UP_TO_BYTES}`);

  const change = (segment: number, term: string, ordinals: OrdinalList, edit: Edit): void =>
    lists.change(segment, term, (list) => editPostings(list, ordinals, edit));
  /** A prefix term's list that a merged segment does not have is not begun there: it would not be whole. */
  const isLeftOut = (segment: number, term: string): boolean => isPrefixTerm(term) && isMerged(segment);
  const extend = (segment: number, term: string, ordinals: OrdinalList): void =>
    lists.change(segment, term, (list) => list && editPostings(list, ordinals, "in"));
  return {
    remove: (segment: number, term: string, ordinals: OrdinalList): void => change(segment, term, ordinals, "out"),
    add(segment: number, term: string, ordinals: OrdinalList): void {
      if (isLeftOut(segment, term)) extend(segment, term, ordinals);
      else change(segment, term, ordinals, "in");
    },
    append(segment: number, term: string, ordinals: OrdinalList): void {
      if (isLeftOut(segment, term)) {
        extend(segment, term, ordinals);
        return;
      }
      const isShort = ordinals.length * 2 <= NUMBERS_UP_TO_BYTES;
      const { changes } = isShort ? join.run(segment, term, encodeNumbers(ordinals)) : { changes: 0 };
      if (changes === 0) change(segment, term, ordinals, "in");
    },
  };
}

/** In the order of the tree, so that each page is visited once: prefix terms come first. */
function writeAll(rows: Rows, segment: number, terms: ReadonlyMap<string, number[]>): void {
  const sorted = [...terms.keys()].sort();
  const prefixes: { readonly term: string; readonly ordinals: OrdinalList }[] = [];
  const lists = createPrefixLists((term, ordinals) => void prefixes.push({ term, ordinals }));
  for (const term of sorted) lists.add(term, terms.get(term) ?? []);
  lists.end();
  prefixes.sort((a, b) => (a.term < b.term ? -1 : 1));
  for (const { term, ordinals } of prefixes) rows.append(segment, term, ordinals);
  for (const term of sorted) rows.append(segment, term, terms.get(term) ?? []);
}
