// Which of the matching reports stand on a page, chunk by chunk: newest first, or the most liked or reported first.
import { LIMITS } from "@sb/contracts/limits.ts";
import { type Bits, clearBit, countBits } from "./bits.ts";
import { type Catalog, type CatalogChunk, listNewest } from "./catalog.ts";
import type { SearchQuery } from "./port.ts";
import { rankPage, type Score } from "./rank.ts";

export type Ref = { readonly chunk: CatalogChunk; readonly slot: number };
export type Page = {
  readonly refs: readonly Ref[];
  /** Counted a little beyond LIMITS.countedTotal, and no further unless the page lies there. */
  readonly counted: number;
};
export type Range = Pick<SearchQuery, "order" | "offset" | "limit">;
/** The set belongs to who asked, until the next call. */
export type Match = (chunk: CatalogChunk) => Bits | undefined;

/** With an order other than by age, so many of the newest matches are put in order, where `rankAll` does not ask for all. */
const RANKED_AT_MOST = 250_000;

export function pageOf({ chunks, times }: Catalog, match: Match, range: Range, rankAll: boolean): Page {
  const { order } = range;
  if (order === "LATEST") return newestPage(chunks, match, range);
  const score = order === "POPULAR" ? scoreByLikes : scoreByTimes(times);
  return rankPage(chunks, match, range, score, rankAll ? Number.POSITIVE_INFINITY : RANKED_AT_MOST);
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
    for (const slot of listNewest(chunk, bits).subarray(from, from + limit - refs.length)) refs.push({ chunk, slot });
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
