// Which reports of a chunk meet a plan: sets of slots, read from the inverted index and joined.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { atLeast, type Bits, countBits, isEmpty, keepCommon, wordsFor } from "./bits.ts";
import type { CatalogChunk } from "./catalog.ts";
import type { Match } from "./page.ts";
import type { Clause, Source } from "./query.ts";
import { addStored } from "./stored-slots.ts";

/** For the chunks of one search, one after the other. No clauses: every report. */
export type Matcher = (clauses: readonly Clause[]) => Match;

// Above every character that a term can go on with.
const END = "\u{10ffff}";

export function createMatcher(db: DatabaseSync): Matcher {
  const addSource = createReader(db);
  // Kept between calls: what is left of a chunk, and what has just been read.
  let kept: Bits = new Uint32Array(0);
  let read: Bits = new Uint32Array(0);

  const slotsOf = (chunk: CatalogChunk, { sources, need }: Clause, into: Bits): Bits => {
    if (sources.length > 1)
      return atLeast(
        need,
        sources.map((source) => addSource(emptyFor(chunk), chunk.no, source)),
      );
    const [only = NOTHING] = sources;
    return addSource(into.fill(0), chunk.no, only);
  };
  const isMet = (chunk: CatalogChunk, ranked: readonly Ranked[]): boolean => {
    for (const [i, each] of ranked.entries()) {
      const slots = slotsOf(chunk, each.clause, i === 0 ? kept : read);
      if (each.size === undefined) each.size = countBits(slots);
      if (i === 0) kept = slots;
      if (!(i === 0 ? !isEmpty(kept) : keepCommon(kept, slots))) return false;
    }
    return true;
  };

  return (clauses) => {
    let ranked: Ranked[] = clauses.map((clause) => ({ clause, size: undefined }));
    return (chunk) => {
      if (clauses.length === 0) return chunk.live.slice();
      if (kept.length !== wordsFor(chunk.ids.length)) [kept, read] = [emptyFor(chunk), emptyFor(chunk)];
      const found = isMet(chunk, ranked) ? kept : undefined;
      ranked = ranked.toSorted((a, b) => (a.size ?? Number.POSITIVE_INFINITY) - (b.size ?? Number.POSITIVE_INFINITY));
      return found;
    };
  };
}

/** How many reports of the chunk it was first looked up in meet the clause: few are asked for first. */
type Ranked = { readonly clause: Clause; size: number | undefined };

const NOTHING: Source = { terms: [], starts: [] };

function emptyFor(chunk: CatalogChunk): Bits {
  return new Uint32Array(wordsFor(chunk.ids.length));
}

/** Adds the slots of a source to a set. */
function createReader(db: DatabaseSync): (bits: Bits, chunk: number, source: Source) => Bits {
  const within = db.prepare("SELECT slots FROM post WHERE chunk = ? AND term >= ? AND term < ?");
  within.setReturnArrays(true);
  const bySize = new Map<number, StatementSync>();
  // One statement for all the terms: asking for each costs more than finding it.
  const among = (size: number): StatementSync => {
    const known = bySize.get(size);
    if (known) return known;
    const places = Array.from({ length: size }, () => "?").join(", ");
    const statement = db.prepare(`SELECT slots FROM post WHERE chunk = ? AND term IN (${places})`);
    statement.setReturnArrays(true);
    bySize.set(size, statement);
    return statement;
  };
  return (bits, chunk, { terms, starts }) => {
    const [only] = terms;
    if (only !== undefined && terms.length === 1) addRow(bits, among(1).get(chunk, only));
    else for (const row of among(terms.length).all(chunk, ...terms)) addRow(bits, row);
    for (const start of starts) for (const row of within.all(chunk, start, start + END)) addRow(bits, row);
    return bits;
  };
}

function addRow(bits: Bits, row: unknown): void {
  if (Array.isArray(row) && row[0] instanceof Uint8Array) addStored(bits, row[0]);
}
