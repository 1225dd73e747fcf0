// Addresses broken by spaces or line breaks: `bc1q w508 d6qe …` as hardware wallets show them, or an e-mail's line end.

import { isUnvouched } from "../wallets.ts";
import type { Placed } from "./findings.ts";
import { walletOf } from "./wallets-in.ts";

/** Pieces that may begin an address. */
const HEAD = /^(?:0x|bc1|ltc1|bnb1|addr1|[13LMDTr48EUqp])[a-z0-9]*$/i;
const LONGEST = 110;
const SHORTEST = 25;
/** Of all pieces but the last: shorter ones are words. */
const PIECE = 3;
/** Looked at, at most, in one text. */
const STARTS = 20;

/** Only what has a checksum, or is a whole `0x` address: words put together are easily something. */
export function brokenIn(text: string): readonly Placed[] {
  const pieces = [...text.matchAll(/[a-z0-9]+/gi)];
  const starts = pieces
    .flatMap((piece, i) => (HEAD.test(piece[0]) && piece[0].length >= PIECE && piece[0].length < 42 ? [i] : []))
    .slice(0, STARTS);
  return starts.flatMap((start) => {
    const found = joined(text, pieces, start);
    return found ? [{ at: pieces[start]?.index ?? 0, finding: found }] : [];
  });
}

function joined(text: string, pieces: readonly RegExpExecArray[], start: number) {
  let whole = pieces[start]?.[0] ?? "";
  for (let next = start + 1; next < pieces.length && whole.length <= LONGEST; next += 1) {
    if (!isBreak(text, pieces[next - 1], pieces[next])) return undefined;
    if (next - 1 > start && (pieces[next - 1]?.[0].length ?? 0) < PIECE) return undefined;
    whole += pieces[next]?.[0] ?? "";
    const found = whole.length >= SHORTEST ? walletOf(whole) : undefined;
    if (found && !isUnvouched(whole, found) && found.chain !== "OTHER") return found;
  }
  return undefined;
}

function isBreak(text: string, before: RegExpExecArray | undefined, after: RegExpExecArray | undefined): boolean {
  if (!before || !after) return false;
  return /^[ \t]{0,3}(?:\r?\n)?[ \t>]{0,4}$/.test(text.slice(before.index + before[0].length, after.index));
}
