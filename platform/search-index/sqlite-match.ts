// Which reports of a chunk meet a plan: sets of slots, read from the inverted index and joined.
import type { DatabaseSync } from "node:sqlite";
import { addStored, atLeast, type Bits, countBits, isEmpty, keepCommon, wordsFor } from "./bits.ts";
import type { CatalogChunk } from "./catalog.ts";
import type { Clause, Source } from "./query.ts";

/** The slots that meet all clauses; undefined where none does. Each call may begin with another clause. */
export type MatchChunk = (chunk: CatalogChunk) => Bits | undefined;
/** For the chunks of one search, one after the other. No clauses: every report. */
export type Matcher = (clauses: readonly Clause[]) => MatchChunk;

// Above every character that a term can go on with.
const END = "\u{10ffff}";

export function createMatcher(db: DatabaseSync): Matcher {
  const find = db.prepare("SELECT slots FROM post WHERE chunk = ? AND term = ?");
  const within = db.prepare("SELECT slots FROM post WHERE chunk = ? AND term >= ? AND term < ?");
  find.setReturnArrays(true);
  within.setReturnArrays(true);

  const addSource = (bits: Bits, chunk: number, { terms, starts }: Source): void => {
    for (const term of terms) addRow(bits, find.get(chunk, term));
    for (const start of starts) for (const row of within.all(chunk, start, start + END)) addRow(bits, row);
  };
  const slotsOf = (chunk: CatalogChunk, { sources, need }: Clause): Bits => {
    const sets = sources.map((source) => {
      const bits = emptyFor(chunk);
      addSource(bits, chunk.no, source);
      return bits;
    });
    const [only] = sets;
    return only && sets.length === 1 ? only : atLeast(need, sets);
  };

  return (clauses) => {
    // Those that left the fewest reports over in the last chunk go first in the next.
    const ranked = clauses.map((clause) => ({ clause, left: Number.POSITIVE_INFINITY }));
    return (chunk) => {
      let kept: Bits | undefined;
      for (const each of ranked) {
        const slots = slotsOf(chunk, each.clause);
        each.left = countBits(slots);
        if (kept) keepCommon(slots, kept);
        kept = slots;
        if (isEmpty(kept)) break;
      }
      ranked.sort((a, b) => a.left - b.left);
      if (kept === undefined) return chunk.live.slice();
      return isEmpty(kept) ? undefined : kept;
    };
  };
}

function emptyFor(chunk: CatalogChunk): Bits {
  return new Uint32Array(wordsFor(chunk.ids.length));
}

function addRow(bits: Bits, row: unknown): void {
  if (Array.isArray(row) && row[0] instanceof Uint8Array) addStored(bits, row[0]);
}
