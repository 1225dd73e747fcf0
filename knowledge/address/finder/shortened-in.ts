// Addresses with their middle left out, as wallets and explorers show them: `0x3624…fE00`. Many addresses fit one, so it is
// never judged; the reported ones that fit are named.
import { latinOf } from "../latin.ts";
import { type Budget, unglued } from "./embedded.ts";
import type { Finding, Placed } from "./findings.ts";
import { blanked } from "./sites-in.ts";
import { wholeTonIn } from "./ton-in.ts";

/** Beginnings that nothing but an address has, then any letters and digits. */
const KNOWN_HEAD = "(?:0x[0-9a-f]{2,40}|(?:bc1|ltc1|bnb1|addr1|stake1|avax1|cosmos1|bitcoincash:)[a-z0-9]{0,40})";
/** Signs that stand for the middle, perhaps in brackets. */
const SIGNS = "(?:[.⋯*•·●∙。、#_—─ᆞ-]{2,12}|[~…⋯—→]{1,3})";
const leftOut = (signs: string): string => String.raw` ?[[(<]?${signs}[\])>]? ?`;
const LEFT_OUT = leftOut(SIGNS);
/** TON's Base64 has signs among its letters: its middle is left out by others. */
const TON_LEFT_OUT = leftOut("(?:[.⋯*•·●∙]{2,12}|[~…⋯]{1,3})");
const TON = String.raw`(?<![\w+/-])(?<ton>[EU](?:Q[A-D]|f[89+/_-])[\w+/-]{0,20})${TON_LEFT_OUT}(?<tonEnd>[\w+/-]{2,24})(?![\w+/-])`;
const ANY = String.raw`(?:(?<known>${KNOWN_HEAD})(?:(?:${LEFT_OUT}|x{3,}(?=[a-z0-9]))(?<tail>[a-z0-9]{2,})|(?:\.{3,6}|…|\*{3,})(?![a-z0-9]))|(?<head>[a-z0-9]{3,24})(?:${LEFT_OUT}|x{4,12})(?<end>[a-z0-9]{3,24}))`;
const SHORTENED = new RegExp(`${TON}|(?<![a-z0-9])${ANY}(?![a-z0-9])`, "gi");
/** Others stand between words of a program or of Markdown. */
const PLAIN_SIGN = /\.{2}|[…⋯•·●∙~→ᆞ]|\*{3}|x{4}/i;
/** A longer one is whole. */
const LONGEST = 24;

/** Among whole addresses: in TON's own Base64 any sign that stands for a middle may stand as well. */
export function shortenedIn(text: string, budget: Budget): readonly Placed[] {
  const latin = latinOf(text);
  const plain = wholeTonIn(latin, budget).reduce((rest, { at, end }) => blanked(rest, at, end), latin);
  return [...plain.matchAll(SHORTENED)].flatMap(({ 0: written, index: at, groups = {} }) => {
    const head = urlSafe((groups.ton ?? groups.known ?? groups.head ?? "").replace(/^bitcoincash:/i, ""));
    const tail = urlSafe(groups.tonEnd ?? groups.tail ?? groups.end ?? "");
    const tails = [...new Set([tail, unglued(tail) || tail])];
    const isSure = isCertain(groups, head, tail);
    if (!isSure && !(PLAIN_SIGN.test(written) && isPossible(head, tail))) return [];
    const told = isSure ? {} : ({ isUnsure: true } as const);
    const finding = { kind: "NEARLY", text: written, reason: "SHORTENED", head, tails, ...told } as const;
    return [{ at, end: at + written.length, finding }];
  });
}

/** TON's Base64 of two, as its accounts are kept. */
const urlSafe = (part: string): string => part.replaceAll("+", "-").replaceAll("/", "_");

/** Words may stand there as well. */
export const isUnsure = (finding: Finding): boolean => finding.kind === "NEARLY" && finding.isUnsure === true;

type Groups = Readonly<Record<string, string | undefined>>;

function isCertain({ ton, known }: Groups, head: string, tail: string): boolean {
  if (ton !== undefined) return /^[EU][Qf]/.test(ton) && (isOdd(head) || isOdd(tail) || /\d/.test(head + tail));
  if (known !== undefined) return isKnown(head, tail);
  return isRandom(head, tail) || isCash(head, tail);
}

const isKnown = (head: string, tail: string): boolean =>
  head.length <= LONGEST &&
  tail.length <= LONGEST &&
  (!/^0x/i.test(head) || /^[0-9a-f]*$/i.test(tail)) &&
  (tail !== "" || head.length >= 6);

/** Letters of Base58, or of TON's Base64, that are no words: in both cases, with digits among them. */
function isRandom(head: string, tail: string): boolean {
  const both = head + tail;
  if (!isBase58(both) && !/^[EU][Qf]\w+$/.test(both)) return false;
  const isAnyOdd = isOdd(head) || isOdd(tail);
  if (!/[A-Z]/.test(both) || !isAnyOdd || [head, tail].some(isWord)) return false;
  if (!/[a-z]/.test(both)) return /^[13]/.test(head) && turnsIn(head) >= 3;
  return /\d/.test(both) || (BEGINS.test(head) && isOdd(head) && head.length >= 4 && tail.length >= 4);
}

/** Bitcoin Cash's own letters, in one case: the first two say what it is. */
const CASH = /^(?:[qp][qpzr][02-9ac-hj-np-z]+|[QP][QPZR][02-9AC-HJ-NP-Z]+)$/;
/** Cardano's and Avalanche's as far as the names that they begin with. */
const NAMED = /^(?:addr|stake?|avax)[02-9ac-hj-np-z]+$/i;
const STELLAR = /^G[A-D][A-Z2-7]+$/;
const isCash = (head: string, tail: string): boolean =>
  head.length >= 4 && tail.length >= 4 && CASH.test(head + tail) && [head, tail].every((part) => turnsIn(part) > 0);

/** As wallets shorten addresses, and people words: four letters at least on both sides. */
const isPossible = (head: string, tail: string): boolean =>
  head.length >= 4 &&
  tail.length >= 4 &&
  (CASH.test(head + tail) ||
    NAMED.test(head + tail) ||
    (STELLAR.test(head + tail) && /\d/.test(head + tail)) ||
    (isBase58(head + tail) && (/\d/.test(head + tail) || isOdd(head) || isOdd(tail))));

const isBase58 = (text: string): boolean => /^[1-9A-HJ-NP-Za-km-z]+$/.test(text);
/** Times that a digit follows a letter, or a letter a digit. */
const turnsIn = (part: string): number => part.match(/\d(?=[a-z])|[a-z](?=\d)/gi)?.length ?? 0;

/** As addresses of the chains begin. */
const BEGINS = /^[13489ADLMTUEXrqp]/;
const isOdd = (part: string): boolean => /\d[A-Za-z]|[a-z][A-Z]|[A-Z]{2}[a-z]/.test(part);
const isWord = (part: string): boolean => part.length > 4 && /^(?:[A-Z]?[a-z]+\d*|[A-Z]{7,}\d*|\d+)$/.test(part);
