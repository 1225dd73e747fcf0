// Finds texts that are nearly an address: one begins as one of a chain and is a few characters off, or its checksum does not fit.
import type { Chain } from "@sb/contracts/codes.ts";
import type { Nearly } from "./findings.ts";

type NearlyForm = {
  readonly chain: Chain;
  readonly begins: RegExp;
  /** Characters after the beginning that all addresses of the form share. */
  readonly lengths: readonly number[];
  readonly letters: RegExp;
  /** Characters of the beginning that people don't count (`0x`). */
  readonly uncounted?: number;
};

const HEX = /^[0-9a-f]*$/i;
const BECH32 = /^[02-9ac-hj-np-z]*$/i;
const BASE58 = /^[1-9A-HJ-NP-Za-km-z]*$/;
const BASE64 = /^[\w+/-]*$/;

const FORMS: readonly NearlyForm[] = [
  { chain: "ETH", begins: /^0x/i, lengths: [40], letters: HEX, uncounted: 2 },
  { chain: "BTC", begins: /^bc1p/i, lengths: [62], letters: BECH32, uncounted: 0 },
  { chain: "BTC", begins: /^bc1/i, lengths: [42, 62], letters: BECH32 },
  { chain: "LTC", begins: /^ltc1/i, lengths: [43, 63], letters: BECH32 },
  { chain: "BNB", begins: /^bnb1/i, lengths: [42], letters: BECH32 },
  { chain: "ADA", begins: /^addr1/i, lengths: [58, 103], letters: BECH32 },
  { chain: "TON", begins: /^[EU][Qf]/, lengths: [48], letters: BASE64 },
  { chain: "XMR", begins: /^[48]/, lengths: [95, 106], letters: BASE58 },
  { chain: "TRX", begins: /^T/, lengths: [34], letters: BASE58 },
  { chain: "DOGE", begins: /^D/, lengths: [34], letters: BASE58 },
  { chain: "LTC", begins: /^[LM]/, lengths: [34], letters: BASE58 },
  { chain: "BTC", begins: /^[13]/, lengths: [27, 28, 29, 30, 31, 32, 33, 34], letters: BASE58 },
  { chain: "XRP", begins: /^r/, lengths: [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35], letters: BASE58 },
  { chain: "BCH", begins: /^[qp]/, lengths: [42], letters: BECH32 },
];

/** More characters missing or too many make it something else. */
const FEW = 3;

/** For a text without spaces that is no address. Undefined where it is nowhere near one. */
export function nearlyOf(text: string): Nearly | undefined {
  for (const { chain, begins, lengths, letters, uncounted = 0 } of FORMS) {
    if (!begins.test(text)) continue;
    const length = text.length - uncounted;
    const [expected = 0] = lengths.toSorted((a, b) => Math.abs(a - length) - Math.abs(b - length));
    if (Math.abs(expected - length) > FEW) continue;
    const common = { kind: "NEARLY", text, chain } as const;
    if (expected !== length) return { ...common, reason: "LENGTH", length, expected };
    // The digit 1 of `bc1` stands in no part that is checked.
    const body = text.replace(/^(?:0x|bc1|ltc1|bnb1|addr1)/i, "");
    return { ...common, reason: letters.test(body) ? "CHECKSUM" : "CHARACTERS" };
  }
  return isLikeAddress(text) ? { kind: "NEARLY", text, reason: "FORM" } : undefined;
}

/** Beginnings that no word has. */
const MARKED = /^(?:0x|bc1|ltc1|bnb1|addr1)/i;
const RUN = /^[\w:+/-]{4,200}$/;

/**
 * For a text that is nowhere near an address: it begins as one and is far too short or too long, or mixes letters and digits
 * as no word does. Undefined for words.
 */
export function partlyOf(text: string): Nearly | undefined {
  if (!RUN.test(text)) return undefined;
  const form = FORMS.find(
    ({ begins, letters }) => begins.test(text) && (MARKED.test(text) || (isMixed(text) && letters.test(text))),
  );
  if (form) {
    const { chain, lengths, uncounted = 0 } = form;
    // Where any of many lengths is right, most addresses have about the longest.
    const expected = (lengths.length > 2 ? lengths.findLast((length) => length <= 34) : lengths[0]) ?? 0;
    const length = text.length - uncounted;
    if (!lengths.includes(length)) return { kind: "NEARLY", text, chain, reason: "LENGTH", length, expected };
  }
  return isMixed(text) && text.length >= 12 ? { kind: "NEARLY", text, reason: "FORM" } : undefined;
}

/** Digits in several places. */
const isMixed = (text: string): boolean => text.length >= 8 && /\d[^\d]*[a-z][^\d]*\d/i.test(text);

const isLikeAddress = (text: string): boolean =>
  text.length >= 25 && /[a-z]/i.test(text) && (text.match(/\d+/g)?.length ?? 0) >= 3;
