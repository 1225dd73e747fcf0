// The page of the highest scores, equal ones newest first. On the first pages only the best are held (best.ts), and only high
// scores looked at, where those are enough (high.ts). Further back scores are counted first (a counting sort): then the place
// of each document in the order is known without comparing, but for the few of the very highest scores.

import { type Bits, countBits, keepCommon, keepOthers } from "../postings/bits.ts";
import { listNewest, type SegmentValues } from "../segments/doc-values.ts";
import type { HighOf } from "./high.ts";
import type { DocRef, Match, Page, Range } from "./page.ts";
import { createTopK, type TopK } from "./top-k.ts";

/** Writes the score of each of a segment's ordinals. */
export type Score = (segment: SegmentValues, ordinals: Uint16Array, into: Uint32Array) => void;

/** How documents are put in order: every one of `highOf` has a higher score than every other. */
export type Ranking = { readonly score: Score; readonly highOf: HighOf; readonly limits: RankLimits };

export type RankLimits = {
  /** Pages up to here hold the best. */
  readonly best: number;
  /** Up to so many matches, all are looked at, which costs less than to find out whose scores are high. */
  readonly lookedAt: number;
};
/** A hundred pages of ten. */
export const RANK_LIMITS: RankLimits = { best: 1_000, lookedAt: 16_000 };

/** Scores from here up share one counter. */
const TOP = 4_096;
const ORDINAL_BITS = 16;

// Reused between searches, which never overlap: scores, and places (the segment's place in the list and the ordinal).
let scores = new Uint32Array(0);
let places = new Uint32Array(0);

/** Puts the newest `atMost` matches, and what else is in the segment of the last of them, in order. */
export function rankPage(
  segments: readonly SegmentValues[],
  match: Match,
  range: Range,
  ranking: Ranking,
  atMost: number,
): Page {
  const { offset, limit } = range;
  if (offset + limit <= ranking.limits.best) {
    const { best, counted } = rankBest(segments, match, offset + limit, ranking, atMost);
    return { refs: Array.from(best.subarray(offset)).flatMap((place) => refOf(segments, place)), counted };
  }
  const length = gather(segments, match, ranking.score, atMost);
  const refs = pickPage(length, range).flatMap((i) => refOf(segments, places[i] ?? 0));
  return { refs, counted: length };
}

/** Places in order, and how many documents they were chosen from. */
export type Ranked = { readonly best: Uint32Array; readonly counted: number };

/** The places of the first of all documents in order: `limits.best`, or as many as there are. */
export function rankFirst(segments: readonly SegmentValues[], ranking: Ranking): Ranked {
  return rankBest(segments, ({ live }) => live.slice(), ranking.limits.best, ranking, Number.POSITIVE_INFINITY);
}

/** The places of all documents in order; `refOf` tells what a place means. */
export function rankAll(segments: readonly SegmentValues[], score: Score): Ranked {
  const length = gather(segments, ({ live }) => live, score, Number.POSITIVE_INFINITY);
  const order = new Uint32Array(length);
  const next = firstPlaces(length);
  const top: number[] = [];
  for (let i = 0; i < length; i++) {
    const own = Math.min(scores[i] ?? 0, TOP);
    if (own === TOP) top.push(i);
    else order[takeNext(next, own)] = places[i] ?? 0;
  }
  for (const [at, i] of highestFirst(top).entries()) order[at] = places[i] ?? 0;
  return { best: order, counted: length };
}

export function refOf(segments: readonly SegmentValues[], place: number): DocRef[] {
  const segment = segments[place >>> ORDINAL_BITS];
  return segment ? [{ segment, ordinal: place & ((1 << ORDINAL_BITS) - 1) }] : [];
}

/** The matches of a segment, and its place in the list. */
type Matched = { readonly segment: SegmentValues; readonly at: number; readonly bits: Bits };

function rankBest(
  segments: readonly SegmentValues[],
  match: Match,
  wanted: number,
  { score, highOf, limits }: Ranking,
  atMost: number,
): Ranked {
  const best = createTopK(wanted);
  const others: Matched[] = [];
  let [counted, high] = [0, 0];
  for (const [at, segment] of segments.entries()) {
    if (counted >= atMost) break;
    const bits = match(segment);
    if (bits === undefined) continue;
    if (counted < limits.lookedAt) {
      counted += offer(best, score, { segment, at, bits });
      continue;
    }
    counted += countBits(bits);
    others.push({ segment, at, bits: bits.slice() });
    if (keepCommon(bits, highOf(segment))) high += offer(best, score, { segment, at, bits });
  }
  if (high >= wanted) return { best: best.list(), counted };
  // Their scores are lower, so that it makes no difference that they come after high ones of older segments.
  for (const each of others) {
    keepOthers(each.bits, highOf(each.segment));
    offer(best, score, each);
  }
  return { best: best.list(), counted };
}

/** Answers how many they are. */
function offer(best: TopK, score: Score, { segment, at, bits }: Matched): number {
  const ordinals = listNewest(segment, bits);
  reserve(ordinals.length);
  score(segment, ordinals, scores);
  best.offer(scores, ordinals, at << ORDINAL_BITS);
  return ordinals.length;
}

function gather(segments: readonly SegmentValues[], match: Match, score: Score, atMost: number): number {
  let length = 0;
  for (const [at, segment] of segments.entries()) {
    if (length >= atMost) break;
    const bits = match(segment);
    if (bits === undefined) continue;
    const ordinals = listNewest(segment, bits);
    reserve(length + ordinals.length);
    score(segment, ordinals, scores.subarray(length));
    const high = at << ORDINAL_BITS;
    for (let i = 0; i < ordinals.length; i++) places[length + i] = high | (ordinals[i] ?? 0);
    length += ordinals.length;
  }
  return length;
}

function reserve(length: number): void {
  if (length <= scores.length) return;
  const [oldScores, oldPlaces] = [scores, places];
  scores = new Uint32Array(Math.ceil(length * 1.5));
  places = new Uint32Array(scores.length);
  scores.set(oldScores);
  places.set(oldPlaces);
}

/** Indexes of the documents on the page, in its order. */
function pickPage(length: number, { offset, limit }: Range): number[] {
  const next = firstPlaces(length);
  const end = offset + limit;
  // Documents of other scores than these are on other pages.
  const low = next.findIndex((first) => first < end);
  const high = next.findIndex((first) => first <= offset);
  const page: number[] = [];
  const top: number[] = [];
  for (let i = 0; i < length; i++) {
    const score = Math.min(scores[i] ?? 0, TOP);
    if (score < low || score > high) continue;
    if (score === TOP) {
      top.push(i);
      continue;
    }
    const at = takeNext(next, score);
    if (at >= offset && at < end) page[at - offset] = i;
  }
  for (const [at, i] of highestFirst(top).slice(offset, end).entries()) page[at] = i;
  return page;
}

function takeNext(next: Uint32Array, score: number): number {
  const at = next[score] ?? 0;
  next[score] = at + 1;
  return at;
}

function highestFirst(indexes: number[]): number[] {
  return indexes.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}

/** For each score the place in the order of its first document. */
function firstPlaces(length: number): Uint32Array {
  const first = new Uint32Array(TOP + 1);
  for (let i = 0; i < length; i++) {
    const score = Math.min(scores[i] ?? 0, TOP);
    first[score] = (first[score] ?? 0) + 1;
  }
  let above = 0;
  for (let score = TOP; score >= 0; score--) {
    const count = first[score] ?? 0;
    first[score] = above;
    above += count;
  }
  return first;
}
