// Addresses broken over lines or into groups: `bc1q w508 d6qe …` as hardware wallets show them, the end of a line in a mail,
// in a quoted one (`> `), hyphenation.
import { base58 } from "@scure/base";
import { attempt } from "../codecs/attempt.ts";
import { latinOf } from "../latin.ts";
import { type Budget, embeddedIn, isMixedCase } from "./embedded.ts";
import type { Finding, Placed } from "./findings.ts";
import { isHash, walletOf } from "./wallets-in.ts";

/** Letters and digits, and their place in the text. */
type Piece = { readonly text: string; readonly at: number };

/** Between the pieces of one address. */
const BREAK = /^(?:[ \t]{1,4}|[ \t]{0,4}>{1,3}[ \t]{0,4}|[-_·‧•ᆞ]|[ \t]{0,4}[-\\]?(?:[ \t]{0,8}\n[ \t>|]{0,8}){1,4})$/;
const SHORTEST = 25;

/** Each with the place of all its pieces. */
export function brokenIn(text: string, budget: Budget): readonly Placed[] {
  return segmentsOf(latinOf(text)).flatMap((pieces) => [
    ...checkedIn(pieces, budget),
    ...joinedIn(pieces, isHexPiece, hexOf),
    ...joinedIn(pieces, isRandomPiece, base58Of),
  ]);
}

/** Pieces with nothing between them but breaks. */
function segmentsOf(text: string): readonly (readonly Piece[])[] {
  const segments: Piece[][] = [];
  let end = 0;
  for (const { 0: piece, index: at } of text.matchAll(/[a-z0-9]+/gi)) {
    const last = segments.at(-1);
    if (last && BREAK.test(text.slice(end, Math.min(at, end + 80)))) last.push({ text: piece, at });
    else segments.push([{ text: piece, at }]);
    end = at + piece.length;
  }
  return segments.filter(({ length }) => length > 1);
}

/** Addresses over several pieces that a checksum proves, and whole `0x` addresses. */
function checkedIn(pieces: readonly Piece[], budget: Budget): readonly Placed[] {
  const whole = pieces.map(({ text }) => text).join("");
  if (whole.length < SHORTEST) return [];
  const places = pieces.flatMap(({ text, at }) => Array.from(text, (_, i) => at + i));
  const starts = startsOf(pieces);
  /** Digits before each character. */
  const digits = new Uint16Array(whole.length + 1);
  for (let i = 0; i < whole.length; i += 1) digits[i + 1] = (digits[i] ?? 0) + Number(/\d/.test(whole[i] ?? ""));
  const placed = (at: number, end: number, finding: Finding): Placed => ({
    ...{ at: places[at] ?? 0, end: (places[end - 1] ?? 0) + 1, finding },
  });
  const isTried = (at: number, end: number): boolean => {
    const isSpanning = (starts.next[at] ?? end) < end;
    if (!isSpanning || digits[end] === digits[at]) return false;
    const begins = whole.slice(at, at + 5).toLowerCase();
    if (/^0x/.test(begins)) return isWholeHex(whole, at, end, starts);
    return starts.is.has(at) || /^(?:bc1|ltc1|bnb1|addr1|stak|avax)/.test(begins);
  };
  const after = (end: number): string => (starts.is.has(end) ? "" : whole.slice(end, starts.next[end]));
  return embeddedIn(whole, budget, { isTried, after }).map(({ at, end, target }) => placed(at, end, target));
}

type Starts = { readonly is: ReadonlySet<number>; readonly next: readonly number[] };

/** Where pieces begin in the joined text, and for each character where the next piece begins. */
function startsOf(pieces: readonly Piece[]): Starts {
  const is = new Set<number>();
  const next: number[] = [];
  let at = 0;
  for (const { text } of pieces) {
    is.add(at);
    at += text.length;
    for (let i = 0; i < text.length; i += 1) next.push(at);
  }
  return { is, next };
}

/** Without a checksum its last piece must end it, and be no word. */
function isWholeHex(whole: string, at: number, end: number, { is, next }: Starts): boolean {
  if (isMixedCase(whole.slice(at, end))) return true;
  const isEnd = end === whole.length || is.has(end) || /[g-z]/i.test(whole[end] ?? "");
  let last = end - 1;
  while (last > at && !is.has(last)) last -= 1;
  const tail = whole.slice(last, end);
  const after = whole.slice(end, next[end] ?? end);
  const isFollowed = is.has(end) && after.length >= 4 && isHexPiece(after);
  return isEnd && !isFollowed && (tail.length > 4 || /\d/.test(tail));
}

/** Pieces of one kind that stand together, joined as far as `read` knows what they are. */
function joinedIn(
  pieces: readonly Piece[],
  isPiece: (text: string, first?: string) => boolean,
  read: (joined: string, pieces: readonly string[]) => Finding | undefined,
): readonly Placed[] {
  const found: Placed[] = [];
  for (let start = 0; start < pieces.length - 1; start += 1) {
    const first = pieces[start];
    if (!first || !isPiece(first.text)) continue;
    let joined = first.text;
    for (let next = start + 1; next < pieces.length && joined.length < LONGEST; next += 1) {
      const piece = pieces[next];
      if (!piece || !isPiece(piece.text, first.text)) break;
      joined += piece.text;
      const finding = read(
        joined,
        pieces.slice(start, next + 1).map(({ text }) => text),
      );
      if (!finding) continue;
      found.push({ at: first.at, end: piece.at + piece.text.length, finding });
      start = next;
      break;
    }
  }
  return found;
}

const LONGEST = 88;

const isHexPiece = (text: string, first?: string): boolean =>
  /^(?:0x)?[0-9a-f]{4,}$/i.test(text) && (/\d/.test(text) || text.length === first?.length);

/** A transaction's hash, or an address without `0x`. */
function hexOf(joined: string, pieces: readonly string[]): Finding | undefined {
  if (/^(?:0x)?0{24}[0-9a-f]{40}$/i.test(joined)) return walletOf(joined);
  if (isHash(joined)) return { kind: "TRANSACTION_HASH", text: joined };
  const isGrouped = pieces.slice(0, -1).every(({ length }) => length === pieces[0]?.length);
  const isBare =
    /^(?:(?:0x)?41)?[0-9a-f]{40}$/i.test(joined) && (isMixedCase(joined) || isGrouped || pieces.length === 2);
  return isBare ? walletOf(joined) : undefined;
}

/** Digits among letters, or capitals among small ones: no word; or as long as the first, which is none. */
const isRandomPiece = (text: string, first?: string): boolean =>
  /^[1-9A-HJ-NP-Za-km-z]{4,43}$/.test(text) &&
  (/[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}[a-z]/.test(text) || text.length === first?.length);

/**
 * Solana's addresses and signatures have no checksum: only pieces that are no words, of exactly as many bytes, are taken for
 * one. What is wrongly joined is an address that nobody reported.
 */
function base58Of(joined: string, pieces: readonly string[]): Finding | undefined {
  if (!/\d.*\d/.test(joined) || !/[A-Z].*[A-Z].*[A-Z]/.test(joined) || !/[a-z].*[a-z].*[a-z]/.test(joined))
    return undefined;
  if (pieces.every((piece) => bytesOf(piece) === 32)) return undefined;
  if (isHash(joined)) return { kind: "TRANSACTION_HASH", text: joined };
  return joined.length >= 40 && joined.length <= 44 && bytesOf(joined) === 32 ? walletOf(joined) : undefined;
}

const bytesOf = (text: string): number => attempt(() => base58.decode(text))?.length ?? 0;
