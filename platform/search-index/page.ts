// Which of the matching reports stand on a page, segment by segment: newest first, or the most liked or reported first.
import { LIMITS } from "@sb/contracts/limits.ts";
import { type Bits, clearBit, countBits } from "./bits.ts";
import { type DocValues, listNewest, type SegmentValues } from "./doc-values.ts";
import type { SearchQuery } from "./port.ts";
import { rankAll, rankPage, refOf, type Score } from "./rank.ts";

export type Ref = { readonly segment: SegmentValues; readonly ordinal: number };
export type Page = {
  readonly refs: readonly Ref[];
  /** Counted a little beyond LIMITS.countedTotal, and no further unless the page lies there. */
  readonly counted: number;
};
export type Range = Pick<SearchQuery, "order" | "offset" | "limit">;
/** The set belongs to who asked, until the next call. */
export type Match = (segment: SegmentValues) => Bits | undefined;

/** With an order other than by age, the newest so many that match a text are put in order, up to a segment more. */
const RANKED_AT_MOST = 250_000;

/** A page of what matches; without a text of all that does, in the true order. */
export function pageOf({ segments, times }: DocValues, match: Match, range: Range, hasText: boolean): Page {
  if (range.order === "LATEST") return newestPage(segments, match, range);
  return rankPage(
    segments,
    match,
    range,
    scoreFor(range.order, times),
    hasText ? RANKED_AT_MOST : Number.POSITIVE_INFINITY,
  );
}

export type PageOfAll = (docValues: DocValues, range: Range) => Page;

/** Pages of all reports. Their order is kept until one changes, as everybody who only looks around asks for it. */
export function createPageOfAll(): PageOfAll {
  const known = new Map<
    Range["order"],
    { readonly docValues: DocValues; readonly generation: number; readonly places: Uint32Array }
  >();
  const placesOf = (docValues: DocValues, order: Ranked): Uint32Array => {
    const found = known.get(order);
    if (found?.docValues === docValues && found.generation === docValues.generation) return found.places;
    const places = rankAll(docValues.segments, scoreFor(order, docValues.times));
    known.set(order, { docValues, generation: docValues.generation, places });
    return places;
  };
  return (docValues, range) => {
    const { order, offset, limit } = range;
    if (order === "LATEST") return newestPage(docValues.segments, ({ live }) => live, range);
    const places = placesOf(docValues, order);
    const refs = Array.from(places.subarray(offset, offset + limit)).flatMap((place) =>
      refOf(docValues.segments, place),
    );
    return { refs, counted: places.length };
  };
}

type Ranked = Exclude<Range["order"], "LATEST">;

function scoreFor(order: Ranked, times: Uint32Array): Score {
  return order === "POPULAR" ? scoreByLikes : scoreByTimes(times);
}

/** Without the reports that were found before. */
export function except(match: Match, found: readonly Ref[]): Match {
  return (segment) => {
    const bits = match(segment);
    if (bits) for (const ref of found) if (ref.segment === segment) clearBit(bits, ref.ordinal);
    return bits;
  };
}

function newestPage(segments: readonly SegmentValues[], match: Match, { offset, limit }: Range): Page {
  const refs: Ref[] = [];
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

function scoreByLikes({ likes }: SegmentValues, ordinals: Uint16Array, into: Uint32Array): void {
  for (let i = 0; i < ordinals.length; i++) into[i] = likes[ordinals[i] ?? 0] ?? 0;
}

function scoreByTimes(times: Uint32Array): Score {
  return ({ addresses }, ordinals, into) => {
    for (let i = 0; i < ordinals.length; i++) into[i] = times[addresses[ordinals[i] ?? 0] ?? 0] ?? 0;
  };
}
