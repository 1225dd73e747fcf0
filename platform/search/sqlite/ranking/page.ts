// Which of the matching documents stand on a page, segment by segment: newest first, or the highest numbers first.
import { LIMITS } from "@sb/contracts/limits.ts";
import { LRUCache } from "lru-cache";
import { type Bits, clearBit, countBits } from "../postings/bits.ts";
import { type DocValues, listNewest, type SegmentValues } from "../segments/doc-values.ts";
import { createHighSets } from "./high.ts";
import {
  RANK_LIMITS,
  type Ranked,
  type Ranking,
  type RankLimits,
  rankAll,
  rankFirst,
  rankPage,
  refOf,
  type Score,
} from "./rank.ts";

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

export type Pages = {
  /** A page of what matches; without a text of all that does, in the true order. */
  of(docValues: DocValues, match: Match, range: Range, hasText: boolean): Page;
  /** A page of all documents. */
  ofAll(docValues: DocValues, range: Range): Page;
};

/** For one index. What it keeps of the orders that are asked for follows each change. */
export function createPages(limits = RANK_LIMITS): Pages {
  const rankingOf = createRankingOf(limits);
  return {
    of(docValues, match, range, hasText) {
      const { order } = range;
      if (order === undefined) return newestPage(docValues.segments, match, range);
      const atMost = hasText ? RANKED_AT_MOST : Number.POSITIVE_INFINITY;
      return rankPage(docValues.segments, match, range, rankingOf(docValues, order), atMost);
    },
    ofAll: createPageOfAll(rankingOf),
  };
}

/** Orders that are kept: 4 bytes a document each where somebody has turned the pages that far. */
const ORDERS_KEPT = 4;

type KeptOrder = Ranked & { readonly docValues: DocValues; readonly generation: number };

/** An order is kept until something changes, as everybody who only looks around asks for it. */
function createPageOfAll(rankingOf: RankingOf): Pages["ofAll"] {
  const kept = new LRUCache<number, KeptOrder>({ max: ORDERS_KEPT });
  const rankedTo = (end: number, docValues: DocValues, order: Order): Ranked => {
    const found = kept.get(order.column);
    const isNow = found?.docValues === docValues && found.generation === docValues.generation;
    if (isNow && reaches(found, end)) return found;
    const ranking = rankingOf(docValues, order);
    const first = rankFirst(docValues.segments, ranking);
    const ranked = reaches(first, end) ? first : rankAll(docValues.segments, ranking.score);
    kept.set(order.column, { ...ranked, docValues, generation: docValues.generation });
    return ranked;
  };
  return (docValues, range) => {
    const { order, offset, limit } = range;
    if (order === undefined) return newestPage(docValues.segments, ({ live }) => live, range);
    const { best, counted } = rankedTo(offset + limit, docValues, order);
    const refs = Array.from(best.subarray(offset, offset + limit)).flatMap((place) => refOf(docValues.segments, place));
    return { refs, counted };
  };
}

function reaches({ best, counted }: Ranked, end: number): boolean {
  return best.length >= Math.min(end, counted);
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

type RankingOf = (docValues: DocValues, order: Order) => Ranking;

function createRankingOf(limits: RankLimits): RankingOf {
  const highSets = createHighSets();
  return (docValues, order) => {
    const { column, isGroup } = order;
    const score = isGroup ? scoreByGroup(column, docValues.groups) : scoreByValue(column);
    return { score, highOf: highSets(docValues, order), limits };
  };
}

function scoreByValue(column: number): Score {
  return ({ columns }, ordinals, into) => pick(columns[column] ?? NO_VALUES, ordinals, into);
}

function scoreByGroup(column: number, groups: Uint32Array): Score {
  return ({ columns }, ordinals, into) => pickOfGroups(columns[column] ?? NO_VALUES, groups, ordinals, into);
}

function pick(values: Uint32Array, ordinals: Uint16Array, into: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) into[i] = values[ordinals[i] ?? 0] ?? 0;
}

function pickOfGroups(groupOf: Uint32Array, groups: Uint32Array, ordinals: Uint16Array, into: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) into[i] = groups[groupOf[ordinals[i] ?? 0] ?? 0] ?? 0;
}

const NO_VALUES = new Uint32Array(0);
