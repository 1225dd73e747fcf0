// The page of the highest scores, equal ones newest first. Scores are counted first: then each report's place in the order
// is known without sorting, but for the few of the very highest scores.
import { type CatalogChunk, eachNewest } from "./catalog.ts";
import type { Match, Page, Range, Ref } from "./page.ts";

/** The score of a slot in a chunk. */
export type ScoreOf = (chunk: CatalogChunk) => (slot: number) => number;

/** Scores from here up share one counter. */
const TOP = 4_096;
const SLOT_BITS = 16;

// Kept between searches, which never overlap: the scores, and where each report is (the chunk's place in the list, slot).
let scores = new Uint32Array(0);
let places = new Uint32Array(0);

/** Puts the newest `atMost` matches in order. */
export function rankPage(
  chunks: readonly CatalogChunk[],
  match: Match,
  range: Range,
  scoreOf: ScoreOf,
  atMost: number,
): Page {
  const length = gather(chunks, match, scoreOf, atMost);
  const refs = pickPage(length, range).flatMap((i) => refOf(chunks, places[i] ?? 0));
  return { refs, counted: length };
}

function refOf(chunks: readonly CatalogChunk[], place: number): Ref[] {
  const chunk = chunks[place >>> SLOT_BITS];
  return chunk ? [{ chunk, slot: place & ((1 << SLOT_BITS) - 1) }] : [];
}

function gather(chunks: readonly CatalogChunk[], match: Match, scoreOf: ScoreOf, atMost: number): number {
  let length = 0;
  for (const [at, chunk] of chunks.entries()) {
    if (length >= atMost) break;
    const bits = match(chunk);
    if (bits === undefined) continue;
    reserve(length + chunk.count);
    const score = scoreOf(chunk);
    const high = at << SLOT_BITS;
    eachNewest(chunk, bits, (slot) => {
      scores[length] = score(slot);
      places[length] = high | slot;
      length += 1;
      return length < atMost;
    });
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

/** Indexes of the reports on the page, in its order. */
function pickPage(length: number, { offset, limit }: Range): number[] {
  const next = firstPlaces(length);
  const page: number[] = [];
  const top: number[] = [];
  for (let i = 0; i < length; i++) {
    const score = scores[i] ?? 0;
    if (score >= TOP) {
      top.push(i);
      continue;
    }
    const at = next[score] ?? 0;
    next[score] = at + 1;
    if (at >= offset && at < offset + limit) page[at - offset] = i;
  }
  top.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  for (const [at, i] of top.slice(offset, offset + limit).entries()) page[at] = i;
  return page;
}

/** For each score the place in the order of its first report. */
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
