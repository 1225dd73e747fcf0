// Which documents of a segment meet a plan: sets of ordinals, read from the inverted index and joined.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import { rangeOf } from "../../analysis/hangul.ts";
import type { Choice, Clause, Counted, Source } from "../../query/plan.ts";
import { addBits, atLeast, type Bits, countBits, isEmpty, keepCommon, setBit, wordsFor } from "../postings/bits.ts";
import { createReadList } from "../postings/lists.ts";
import { addPostings } from "../postings/posting-list.ts";
import type { Match } from "../ranking/page.ts";
import type { SegmentValues } from "../segments/doc-values.ts";

/** The size of ordinals that are kept in memory, in each thread: some 1,000 filters of large segments. */
const KEPT_BYTES = 8_000_000;

/** For the segments of one search, one after the other. No clauses: every document. */
export type Matcher = (clauses: readonly Clause[]) => Match;

export function createMatcher(db: DatabaseSync): Matcher {
  const addSource = createReader(db);
  // Reused between calls: what is left of a segment, and what has just been read.
  let left: Bits = new Uint32Array(0);
  let read: Bits = new Uint32Array(0);

  const kept = new LRUCache<string, Bits>({ maxSize: KEPT_BYTES, sizeCalculation: (bits) => bits.byteLength + 100 });
  const keptFor = (segment: SegmentValues, clause: Counted): Bits => {
    const key = `${segment.version} ${JSON.stringify(clause.sources)}`;
    const known = kept.get(key);
    if (known) return known;
    const bits = ordinalsOf(segment, clause, emptyFor(segment));
    kept.set(key, bits);
    return bits;
  };
  const ordinalsOf = (segment: SegmentValues, clause: Clause, into: Bits): Bits => {
    if ("choices" in clause) return chosenFrom(segment, clause, into.fill(0));
    const { sources, need } = clause;
    if (sources.length > 1)
      return atLeast(
        need,
        sources.map((source) => addSource(emptyFor(segment), segment.no, source)),
      );
    const [only = NOTHING] = sources;
    return addSource(into.fill(0), segment.no, only);
  };
  const bitsOf = (segment: SegmentValues, clause: Clause, into: Bits): Bits =>
    "isKept" in clause ? keptFor(segment, clause) : ordinalsOf(segment, clause, into);
  const chosenFrom = (segment: SegmentValues, { choices }: Choice, into: Bits): Bits => {
    const [all, more] = [emptyFor(segment), emptyFor(segment)];
    for (const clauses of choices) {
      all.fill(-1);
      if (clauses.every((clause) => keepCommon(all, bitsOf(segment, clause, more)))) addBits(into, all);
    }
    return into;
  };
  const isMet = (segment: SegmentValues, ranked: readonly Ranked[]): boolean => {
    for (const [i, each] of ranked.entries()) {
      const ordinals = bitsOf(segment, each.clause, i === 0 ? left : read);
      if (each.size === undefined) each.size = countBits(ordinals);
      if (i > 0) {
        if (!keepCommon(left, ordinals)) return false;
        continue;
      }
      // Kept bits are not to be changed.
      if ("isKept" in each.clause) left.set(ordinals);
      else left = ordinals;
      if (isEmpty(left)) return false;
    }
    return true;
  };

  return (clauses) => {
    let ranked: Ranked[] = clauses.map((clause) => ({ clause, size: undefined }));
    return (segment) => {
      if (clauses.length === 0) return segment.live.slice();
      if (left.length !== wordsFor(segment.ids.length)) [left, read] = [emptyFor(segment), emptyFor(segment)];
      const found = isMet(segment, ranked) ? left : undefined;
      ranked = ranked.toSorted((a, b) => (a.size ?? Number.POSITIVE_INFINITY) - (b.size ?? Number.POSITIVE_INFINITY));
      return found;
    };
  };
}

/** How many documents of the first segment meet the clause: the rarest is asked for first. */
type Ranked = { readonly clause: Clause; size: number | undefined };

const NOTHING: Source = { terms: [], prefixes: [] };

function emptyFor(segment: SegmentValues): Bits {
  return new Uint32Array(wordsFor(segment.ids.length));
}

/** The matches among these ids. Segments with none of them are not looked into. */
export function createAmong(db: DatabaseSync): (match: Match, ids: readonly number[]) => Match {
  const find = db.prepare("SELECT segment, ordinal FROM doc WHERE id IN (SELECT value FROM json_each(?))");
  return (match, ids) => {
    const places = Map.groupBy(find.all(JSON.stringify(ids)), ({ segment }) => Number(segment));
    return (segment) => {
      const bits = places.has(segment.no) ? match(segment) : undefined;
      if (bits === undefined) return undefined;
      const wanted: Bits = new Uint32Array(bits.length);
      for (const { ordinal } of places.get(segment.no) ?? []) setBit(wanted, Number(ordinal));
      return keepCommon(bits, wanted) ? bits : undefined;
    };
  };
}

/** Statements by their number of terms. */
const STATEMENTS = 64;

/** Adds the ordinals of a source to a set. */
function createReader(db: DatabaseSync): (bits: Bits, segment: number, source: Source) => Bits {
  const readList = createReadList(db);
  const within = db.prepare("SELECT docs FROM posting WHERE segment = ? AND term >= ? AND term < ?");
  within.setReturnArrays(true);
  const bySize = new LRUCache<number, StatementSync>({ max: STATEMENTS });
  // One statement for all the terms: asking for each costs more than finding it.
  const among = (size: number): StatementSync => {
    const known = bySize.get(size);
    if (known) return known;
    const places = Array.from({ length: size }, () => "?").join(", ");
    const statement = db.prepare(`SELECT docs FROM posting WHERE segment = ? AND term IN (${places})`);
    statement.setReturnArrays(true);
    bySize.set(size, statement);
    return statement;
  };
  const addRow = (bits: Bits, row: unknown): void => {
    const list = Array.isArray(row) ? readList(row[0]) : undefined;
    if (list) addPostings(bits, list);
  };
  return (bits, segment, { terms, prefixes }) => {
    const [only] = terms;
    if (only !== undefined && terms.length === 1) addRow(bits, among(1).get(segment, only));
    else if (terms.length > 0) for (const row of among(terms.length).all(segment, ...terms)) addRow(bits, row);
    for (const prefix of prefixes) for (const row of within.all(segment, ...rangeOf(prefix))) addRow(bits, row);
    return bits;
  };
}
