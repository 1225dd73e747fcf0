// Which documents of a segment meet a plan: sets of ordinals, read from the inverted index and joined.
import type { DatabaseSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { Choice, Clause, Counted, Source } from "../../query/plan.ts";
import { addBits, atLeast, type Bits, countBits, isEmpty, keepCommon, setBit, wordsFor } from "../postings/bits.ts";
import { addPostings, countPostings, keepListed, NO_POSTINGS } from "../postings/posting-list.ts";
import type { Match } from "../ranking/page.ts";
import type { SegmentValues } from "../segments/doc-values.ts";
import { createReadSource } from "./sources.ts";

/** The size of ordinals that are kept in memory, in each thread: some 1,000 filters of large segments. */
const KEPT_BYTES = 8_000_000;

/** For the segments of one search, one after the other. No clauses: every document. */
export type Matcher = (clauses: readonly Clause[]) => Match;

/** How many documents of a segment met a clause: the rarest is asked for first in the next. */
type Sizes = Map<Clause, number>;

export function createMatcher(db: DatabaseSync): Matcher {
  const listsOf = createReadSource(db);
  const room = createRoom();

  const kept = new LRUCache<string, Bits>({ maxSize: KEPT_BYTES, sizeCalculation: (bits) => bits.byteLength + 100 });
  const keptFor = (segment: SegmentValues, clause: Counted): Bits => {
    const key = `${segment.version} ${JSON.stringify(clause.sources)}`;
    const known = kept.get(key);
    if (known) return known;
    const bits = (countedIn(segment, clause) ?? room.empty()).slice();
    kept.set(key, bits);
    return bits;
  };
  const countedIn = (segment: SegmentValues, { sources, need }: Counted): Bits | undefined => {
    const each = sources.map((source) => listsOf(segment, source)).filter(({ length }) => length > 0);
    if (each.length === 0 || each.length < need) return undefined;
    // Where what is rare is not, the rest need not be looked at.
    const sets = each.toSorted((a, b) => bytesIn(a) - bytesIn(b)).map((lists) => addAll(room.empty(), lists));
    return sets.length === 1 ? sets[0] : atLeast(need, sets, room.empty());
  };
  /** Undefined where there are none. They are the caller's until the next segment, but for those of a clause that is kept. */
  const bitsOf = (segment: SegmentValues, clause: Clause, sizes: Sizes): Bits | undefined => {
    if ("choices" in clause) return chosenFrom(segment, clause, sizes);
    return clause.isKept ? keptFor(segment, clause) : countedIn(segment, clause);
  };
  const chosenFrom = (segment: SegmentValues, { choices }: Choice, sizes: Sizes): Bits | undefined => {
    let chosen: Bits | undefined;
    for (const clauses of choices) {
      const free = room.mark();
      const all = allOf(segment, clauses, sizes);
      if (chosen === undefined) chosen = all;
      else {
        if (all) addBits(chosen, all);
        room.release(free);
      }
    }
    return chosen;
  };
  const allOf = (segment: SegmentValues, clauses: readonly Clause[], sizes: Sizes): Bits | undefined => {
    let left: Bits | undefined;
    for (const clause of clauses.length > 1 ? rarestFirst(clauses, sizes) : clauses) {
      const list = left && onlyList(clause, segment);
      if (left && list) {
        if (!sizes.has(clause)) sizes.set(clause, countPostings(list));
        if (!keepListed(left, list)) return undefined;
        continue;
      }
      const bits = bitsOf(segment, clause, sizes);
      if (!sizes.has(clause)) sizes.set(clause, bits ? countBits(bits) : 0);
      if (bits === undefined) return undefined;
      if (left) {
        if (!keepCommon(left, bits)) return undefined;
        continue;
      }
      if (isEmpty(bits)) return undefined;
      // Kept bits are not to be changed.
      left = "isKept" in clause ? room.copy(bits) : bits;
    }
    return left ?? room.empty().fill(-1);
  };
  /** The list of a clause that one list answers: it is intersected as it is. */
  const onlyList = (clause: Clause, segment: SegmentValues): Uint8Array | undefined => {
    if ("choices" in clause || clause.isKept || clause.sources.length !== 1) return undefined;
    const [source = NOTHING] = clause.sources;
    const lists = listsOf(segment, source);
    return lists.length > 1 ? undefined : (lists[0] ?? NO_POSTINGS);
  };

  return (clauses) => {
    const sizes: Sizes = new Map();
    return (segment) => {
      if (clauses.length === 0) return segment.live.slice();
      room.clear(wordsFor(segment.ids.length));
      return allOf(segment, clauses, sizes);
    };
  };
}

const NOTHING: Source = { terms: [], prefixes: [] };

const bytesIn = (lists: readonly Uint8Array[]): number => lists.reduce((sum, { length }) => sum + length, 0);

function rarestFirst(clauses: readonly Clause[], sizes: Sizes): readonly Clause[] {
  const sizeOf = (clause: Clause): number => sizes.get(clause) ?? Number.POSITIVE_INFINITY;
  return clauses.toSorted((a, b) => (sizeOf(a) < sizeOf(b) ? -1 : Number(sizeOf(a) > sizeOf(b))));
}

function addAll(bits: Bits, lists: readonly Uint8Array[]): Bits {
  for (const list of lists) addPostings(bits, list);
  return bits;
}

/** Sets that are worked with, used again for each segment: to make new ones takes longer than to fill them. */
function createRoom() {
  let sets: Bits[] = [];
  let [words, used] = [0, 0];
  const take = (): Bits => {
    const set = sets[used] ?? new Uint32Array(words);
    sets[used] = set;
    used += 1;
    return set;
  };
  return {
    empty: (): Bits => take().fill(0),
    copy(bits: Bits): Bits {
      const set = take();
      set.set(bits);
      return set;
    },
    mark: (): number => used,
    /** Those taken since then are free again. */
    release(mark: number): void {
      used = mark;
    },
    /** All are free, and of this length. */
    clear(length: number): void {
      if (length !== words) sets = [];
      [words, used] = [length, 0];
    },
  };
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
