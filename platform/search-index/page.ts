// Which of the matching reports stand on a page, chunk by chunk: newest first, or the most liked or reported first.
import { LIMITS } from "@sb/contracts/limits.ts";
import { type Bits, clearBit, countBits } from "./bits.ts";
import { type Catalog, type CatalogChunk, listNewest } from "./catalog.ts";
import type { SearchQuery } from "./port.ts";
import { rankAll, rankPage, refOf, type Score } from "./rank.ts";

export type Ref = { readonly chunk: CatalogChunk; readonly slot: number };
export type Page = {
  readonly refs: readonly Ref[];
  /** Counted a little beyond LIMITS.countedTotal, and no further unless the page lies there. */
  readonly counted: number;
};
export type Range = Pick<SearchQuery, "order" | "offset" | "limit">;
/** The set belongs to who asked, until the next call. */
export type Match = (chunk: CatalogChunk) => Bits | undefined;

/** With an order other than by age, the newest so many that match a text are put in order, up to a chunk more. */
const RANKED_AT_MOST = 250_000;

/** A page of what matches; without a text of all that does, in the true order. */
export function pageOf({ chunks, times }: Catalog, match: Match, range: Range, hasText: boolean): Page {
  if (range.order === "LATEST") return newestPage(chunks, match, range);
  return rankPage(
    chunks,
    match,
    range,
    scoreFor(range.order, times),
    hasText ? RANKED_AT_MOST : Number.POSITIVE_INFINITY,
  );
}

export type PageOfAll = (catalog: Catalog, range: Range) => Page;

/** Pages of all reports. Their order is kept until one changes, as everybody who only looks around asks for it. */
export function createPageOfAll(): PageOfAll {
  const known = new Map<
    Range["order"],
    { readonly catalog: Catalog; readonly generation: number; readonly places: Uint32Array }
  >();
  const placesOf = (catalog: Catalog, order: Ranked): Uint32Array => {
    const found = known.get(order);
    if (found?.catalog === catalog && found.generation === catalog.generation) return found.places;
    const places = rankAll(catalog.chunks, scoreFor(order, catalog.times));
    known.set(order, { catalog, generation: catalog.generation, places });
    return places;
  };
  return (catalog, range) => {
    const { order, offset, limit } = range;
    if (order === "LATEST") return newestPage(catalog.chunks, ({ live }) => live, range);
    const places = placesOf(catalog, order);
    const refs = Array.from(places.subarray(offset, offset + limit)).flatMap((place) => refOf(catalog.chunks, place));
    return { refs, counted: places.length };
  };
}

type Ranked = Exclude<Range["order"], "LATEST">;

function scoreFor(order: Ranked, times: Uint32Array): Score {
  return order === "POPULAR" ? scoreByLikes : scoreByTimes(times);
}

/** Without the reports that were found before. */
export function except(match: Match, found: readonly Ref[]): Match {
  return (chunk) => {
    const bits = match(chunk);
    if (bits) for (const ref of found) if (ref.chunk === chunk) clearBit(bits, ref.slot);
    return bits;
  };
}

function newestPage(chunks: readonly CatalogChunk[], match: Match, { offset, limit }: Range): Page {
  const refs: Ref[] = [];
  const enough = Math.max(offset + limit, LIMITS.countedTotal + 1);
  let counted = 0;
  for (const chunk of chunks) {
    if (counted >= enough) break;
    const bits = match(chunk);
    if (bits === undefined) continue;
    const before = counted;
    counted += countBits(bits);
    if (counted <= offset || refs.length >= limit) continue;
    const from = Math.max(0, offset - before);
    const to = from + limit - refs.length;
    for (const slot of listNewest(chunk, bits, to).subarray(from)) refs.push({ chunk, slot });
  }
  return { refs, counted };
}

function scoreByLikes({ likes }: CatalogChunk, slots: Uint16Array, into: Uint32Array): void {
  for (let i = 0; i < slots.length; i++) into[i] = likes[slots[i] ?? 0] ?? 0;
}

function scoreByTimes(times: Uint32Array): Score {
  return ({ addresses }, slots, into) => {
    for (let i = 0; i < slots.length; i++) into[i] = times[addresses[slots[i] ?? 0] ?? 0] ?? 0;
  };
}
