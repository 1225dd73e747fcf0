// Which of the matching documents stand on a page, segment by segment: newest first, or the highest numbers first.
import { LIMITS } from "@sb/contracts/limits.ts";
import { LRUCache } from "lru-cache";
import { type Bits, clearBit, countBits } from "./bits.ts";
import { type DocValues, listNewest, type SegmentValues } from "./doc-values.ts";
import { rankAll, rankPage, refOf, type Score } from "./rank.ts";

export type DocRef = { readonly segment: SegmentValues; readonly ordinal: number };
export type Page = {
  readonly refs: readonly DocRef[];
  /** Counted a little beyond LIMITS.countedTotal, and no further unless the page lies there. */
  readonly counted: number;
};
/** A sort's column. */
export type Order = { readonly column: number; readonly isGroup: boolean };
export type Range = {
  /** Newest first where there is none. */
  readonly order: Order | undefined;
  readonly offset: number;
  readonly limit: number;
};
/** The set belongs to the caller until the next call. */
export type Match = (segment: SegmentValues) => Bits | undefined;

/** The newest so many matches of a text are sorted, up to a segment more. */
const RANKED_AT_MOST = 250_000;

/** A page of what matches; without a text of all that does, in the true order. */
export function pageOf({ segments, groups }: DocValues, match: Match, range: Range, hasText: boolean): Page {
  const { order } = range;
  if (order === undefined) return newestPage(segments, match, range);
  return rankPage(segments, match, range, scoreFor(order, groups), hasText ? RANKED_AT_MOST : Number.POSITIVE_INFINITY);
}

export type PageOfAll = (docValues: DocValues, range: Range) => Page;

/** Orders of all documents that are kept, 4 bytes a document each. */
const ORDERS_KEPT = 4;

type KeptOrder = { readonly docValues: DocValues; readonly generation: number; readonly places: Uint32Array };

/** Pages of all documents. An order is kept until something changes, as everybody who only looks around asks for it. */
export function createPageOfAll(): PageOfAll {
  const kept = new LRUCache<number, KeptOrder>({ max: ORDERS_KEPT });
  const placesOf = (docValues: DocValues, order: Order): Uint32Array => {
    const found = kept.get(order.column);
    if (found?.docValues === docValues && found.generation === docValues.generation) return found.places;
    const places = rankAll(docValues.segments, scoreFor(order, docValues.groups));
    kept.set(order.column, { docValues, generation: docValues.generation, places });
    return places;
  };
  return (docValues, range) => {
    const { order, offset, limit } = range;
    if (order === undefined) return newestPage(docValues.segments, ({ live }) => live, range);
    const places = placesOf(docValues, order);
    const refs = Array.from(places.subarray(offset, offset + limit)).flatMap((place) =>
      refOf(docValues.segments, place),
    );
    return { refs, counted: places.length };
  };
}

/** Without the documents that were found before. */
export function except(match: Match, found: readonly DocRef[]): Match {
  return (segment) => {
    const bits = match(segment);
    if (bits) for (const ref of found) if (ref.segment === segment) clearBit(bits, ref.ordinal);
    return bits;
  };
}

function newestPage(segments: readonly SegmentValues[], match: Match, { offset, limit }: Range): Page {
  const refs: DocRef[] = [];
  const enough = Math.max(offset + limit, LIMITS.countedTotal + 1);
  let counted = 0;
  for (const segment of segments) {
    if (counted >= enough) break;
    const bits = match(segment);
    if (bits === undefined) continue;
    const before = counted;
    counted += countBits(bits);
    if (counted <= offset || refs.length >= limit) continue;
    const from = Math.max(0, offset - before);
    const to = from + limit - refs.length;
    for (const ordinal of listNewest(segment, bits, to).subarray(from)) refs.push({ segment, ordinal });
  }
  return { refs, counted };
}

function scoreFor({ column, isGroup }: Order, groups: Uint32Array): Score {
  return isGroup ? scoreByGroup(column, groups) : scoreByValue(column);
}

function scoreByValue(column: number): Score {
  return ({ columns }, ordinals, into) => {
    const values = columns[column] ?? NO_VALUES;
    for (let i = 0; i < ordinals.length; i++) into[i] = values[ordinals[i] ?? 0] ?? 0;
  };
}

function scoreByGroup(column: number, groups: Uint32Array): Score {
  return ({ columns }, ordinals, into) => {
    const groupOf = columns[column] ?? NO_VALUES;
    for (let i = 0; i < ordinals.length; i++) into[i] = groups[groupOf[ordinals[i] ?? 0] ?? 0] ?? 0;
  };
}

const NO_VALUES = new Uint32Array(0);
