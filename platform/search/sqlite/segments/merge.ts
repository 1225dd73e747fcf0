// Merges neighbouring segments, or splits one: documents get new ordinals in the order of their ids, and their part of the
// inverted index is written anew from what is there.
import type { DatabaseSync } from "node:sqlite";
import { createLists, type List, type Lists } from "../postings/lists.ts";
import { decodePostings, encodePostings } from "../postings/posting-list.ts";
import { createPrefixLists } from "../postings/prefix-lists.ts";
import type { DeltaDraft } from "./delta.ts";
import type { DocRow, Docs } from "./docs.ts";
import type { Segment, Segments } from "./segments.ts";

/** Puts the documents of neighbouring segments, oldest first, into so many new ones. A second or two for 64,000. */
export type Rewrite = (sources: readonly Segment[], parts: number, draft: DeltaDraft) => void;

export function createRewrite(db: DatabaseSync, segments: Segments, docs: Docs): Rewrite {
  const lists = createLists(db);

  return (sources, parts, draft) => {
    const rows = sources.flatMap((segment) => docs.within(...segments.range(segment)));
    const size = Math.max(1, Math.ceil(rows.length / parts));
    const [{ firstId } = { firstId: 0 }] = sources;
    for (const segment of sources) {
      segments.drop(segment);
      draft.dropSegment(segment.no);
    }
    const moves = new Map(sources.map(({ no, ordinals }) => [no, new Uint32Array(ordinals)]));
    const targets = partsOf(rows, size).map((part, i) => {
      const segment = segments.beginMerged(i === 0 ? firstId : (part[0]?.id ?? firstId));
      for (const row of part) {
        const seat = segments.seatIn(segment, row.id);
        moves.get(row.segment)?.fill((i << ORDINAL_BITS) | seat.ordinal, row.ordinal, row.ordinal + 1);
        docs.put({ ...row, ...seat });
        draft.doc({ ...row, ...seat });
      }
      return segment.no;
    });
    lists.insertAll(moved(lists, moves, targets));
    for (const { no } of sources) lists.drop(no);
  };
}

/** A target's place in the list and the ordinal in it, in one number. */
const ORDINAL_BITS = 16;

function partsOf(rows: readonly DocRow[], size: number): DocRow[][] {
  const starts = Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, i) => i * size);
  return starts.map((start) => rows.slice(start, start + size));
}

/** Terms that so few documents have need no list: the few terms that begin so are read (search/sources.ts). */
const PREFIX_FROM_DOCS = 9;
/** Prefix terms come before all others. */
const BEHIND_PREFIXES = "\u0002";

/** The lists of the new segments. Those of prefix terms are made anew, as the sources may not have all of them. */
function* moved(lists: Lists, moves: ReadonlyMap<number, Uint32Array>, targets: readonly number[]): Generator<List> {
  const prefixes: List[] = [];
  const prefixLists = targets.map((segment) =>
    createPrefixLists((term, ordinals) => {
      if (ordinals.length >= PREFIX_FROM_DOCS) prefixes.push({ segment, term, list: encodePostings(ordinals) });
    }),
  );
  for (const { term, to } of byTerm(lists, moves)) {
    for (const [i, ordinals] of splitByTarget(to, targets.length).entries()) {
      const segment = targets[i];
      if (segment === undefined || ordinals.length === 0) continue;
      prefixLists[i]?.add(term, ordinals);
      yield { segment, term, list: encodePostings(ordinals) };
    }
  }
  for (const each of prefixLists) each.end();
  yield* prefixes.sort((a, b) => (a.term < b.term ? -1 : 1));
}

function* byTerm(lists: Lists, moves: ReadonlyMap<number, Uint32Array>) {
  let last: string | undefined;
  let to: number[] = [];
  for (const { term, segment, list } of lists.byTerm([...moves.keys()], BEHIND_PREFIXES)) {
    if (term !== last) {
      if (last !== undefined) yield { term: last, to };
      last = term;
      to = [];
    }
    const ordinalsTo = moves.get(segment) ?? NO_MOVES;
    const ordinals = decodePostings(list);
    for (let i = 0; i < ordinals.length; i++) to.push(ordinalsTo[ordinals[i] ?? 0] ?? 0);
  }
  if (last !== undefined) yield { term: last, to };
}

const NO_MOVES = new Uint32Array(0);

function splitByTarget(to: number[], targets: number): number[][] {
  if (!isAscending(to)) to.sort((a, b) => a - b);
  // A target's part of the number is 0 where it is the only one.
  if (targets === 1) return [to];
  const ordinals: number[][] = Array.from({ length: targets }, () => []);
  const mask = (1 << ORDINAL_BITS) - 1;
  for (const move of to) ordinals[move >>> ORDINAL_BITS]?.push(move & mask);
  return ordinals;
}

function isAscending(numbers: readonly number[]): boolean {
  for (let i = 1; i < numbers.length; i++) if ((numbers[i - 1] ?? 0) >= (numbers[i] ?? 0)) return false;
  return true;
}
