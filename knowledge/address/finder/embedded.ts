// Addresses among letters and digits that they are written together with: `ETH0x…Copy`, `bc1q…0x…`. A checksum, or `0x` and
// exactly as many digits, tells where one begins and ends.
import { identitiesOf, type Recognized, walletMatches } from "../wallets.ts";
import { type FoundTarget, targetOf } from "./findings.ts";

type Form = {
  readonly begins: RegExp;
  /** In characters, the likeliest first. */
  readonly lengths: readonly number[];
};

/** Letters of the encodings, as regular expressions. */
const BASE58 = "[1-9A-HJ-NP-Za-km-z]";
const LOWER32 = "[02-9ac-hj-np-z]";
const UPPER32 = "[02-9AC-HJ-NP-Z]";
const form = (begins: string, lengths: readonly number[], flags = "") => ({
  begins: new RegExp(begins, `${flags}y`),
  lengths,
});
const bech32 = (prefix: string, shortest: number, lengths: readonly number[]) => [
  form(`${prefix}1${LOWER32}{${shortest}}`, lengths),
  form(`${prefix.toUpperCase()}1${UPPER32}{${shortest}}`, lengths),
];

const ALL_FORMS: readonly Form[] = [
  form("0x[0-9a-f]{40}", [42], "i"),
  ...bech32("bc", 30, [42, 62]),
  ...bech32("ltc", 30, [43, 63]),
  ...bech32("bnb", 30, [42]),
  ...bech32("avax", 30, [43]),
  ...bech32("addr", 50, [103, 58]),
  ...bech32("stake", 50, [59]),
  form(`T[9A-Z]${BASE58}{32}`, [34]),
  form(`3${BASE58}{32}`, [34, 33]),
  form(`1${BASE58}{25}`, [34, 33, 32, 31, 30, 29, 28, 27, 26]),
  form(`[DLMA9CH]${BASE58}{32}`, [34, 33]),
  form(`r${BASE58}{24}`, [34, 33, 32, 31, 30, 29, 28, 27, 26, 25]),
  form(`X${BASE58}{45}`, [47, 46, 48]),
  form("XE\\d{2}[0-9A-Z]{30,31}", [34, 35]),
  form(`[48]${BASE58}{94}`, [95, 106]),
  form(`[qprz]${LOWER32}{41}`, [42]),
  form(`[QPRZ]${UPPER32}{41}`, [42]),
  form(`Ae2${BASE58}{56}`, [59]),
  form(`DdzFF${BASE58}{99}`, [104]),
  form("[EU][Qf][\\w+/-]{46}", [48]),
];

const FORMS: ReadonlyMap<string, readonly Form[]> = new Map(
  Array.from("013489ABCDEHLMPQRSTUXZabdlpqrsz", (first) => [
    first,
    ALL_FORMS.filter(({ begins }) =>
      new RegExp(`^${firstOf(begins.source)}`, begins.flags.replace("y", "")).test(first),
    ),
  ]),
);

/** A letter, or a class of letters. */
function firstOf(pattern: string): string {
  return /^(?:\[[^\]]*\]|.)/.exec(pattern)?.[0] ?? "";
}

/** Checksums taken in one text, at most: nobody pastes a text that needs as many. */
const MOST = 300;
export type Budget = { left: number };
export const budgetOf = (): Budget => ({ left: MOST });

export type Embedded = { readonly at: number; readonly end: number; readonly target: FoundTarget };

/** Which windows are looked at, and the letters that follow one without a break. */
export type Windows = {
  readonly isTried: (at: number, end: number) => boolean;
  readonly after: (end: number) => string;
};

/** Apart from each other, in order. */
export function embeddedIn(run: string, budget: Budget, windows: Windows = allOf(run)): readonly Embedded[] {
  const found: Embedded[] = [];
  for (let at = 0; at < run.length; at += 1) {
    const here = embeddedAt(run, at, budget, windows);
    if (!here) continue;
    found.push(here);
    at = here.end - 1;
  }
  return found;
}

const allOf = (run: string): Windows => ({ isTried: () => true, after: (end) => run.slice(end) });

function embeddedAt(run: string, at: number, budget: Budget, { isTried, after }: Windows): Embedded | undefined {
  for (const { begins, lengths } of FORMS.get(run[at] ?? "") ?? []) {
    begins.lastIndex = at;
    if (!begins.test(run)) continue;
    for (const length of lengths) {
      const end = at + length;
      if (end > run.length || !isTried(at, end) || budget.left <= 0) continue;
      budget.left -= 1;
      const text = run.slice(at, end);
      const [likeliest, ...others] = verified(text);
      if (likeliest && !hasEnd(text, after(end), at === 0)) return undefined;
      if (likeliest) return { at, end, target: targetOf(text, [likeliest, ...others]) };
    }
  }
  return undefined;
}

/**
 * Where it begins its run, a few letters more of its own alphabet are rather a slip of the hand, unless they are a word; more
 * digits after a `0x` address without a checksum may be its own, unless a word begins with them: `…Copy`.
 */
function hasEnd(text: string, after: string, isFirst: boolean): boolean {
  if (after === "" || WORDS_AFTER.test(after) || /^0x/i.test(after)) return true;
  const isHex = /^0x/i.test(text);
  const isOwn = (
    isHex ? /^[0-9a-f]+$/i : /1[02-9ac-hj-np-z]{30}/.test(text) ? /^[02-9ac-hj-np-z]+$/i : ALL_BASE58
  ).test(after);
  if (isFirst && isOwn && after.length <= SLIP) return false;
  return !isHex || isMixedCase(text) || !/^[0-9a-f]/i.test(after) || /^[a-f]{1,5}[g-z]/i.test(after);
}

/** Characters too many: no more than those with which a reported one is still told to be meant (`FEW_EDITS`). */
const SLIP = 2;
const ALL_BASE58 = new RegExp(`^${BASE58}+$`);

/** As a checksum of `0x` addresses is (EIP-55). */
export const isMixedCase = (text: string): boolean => /[a-f]/.test(text) && /[A-F]/.test(text);

/** Solana's have no checksum: any letters would do. */
const verified = (text: string): readonly Recognized[] =>
  identitiesOf(walletMatches(text)).filter(({ chain }) => chain !== "SOL");

/** Words that apps and people write right before and after an address. */
const WORDS_BEFORE =
  /^(?:(?:address|adresse|addr|wallet|account|recipient|receiver|sender|contract|token|deposit|send|pay|from|to|my|id|network|mainnet|solana|sol|spl|usdt|usdc|eth|btc|bch|ltc|trx|tron|xrp|doge|ada|xmr|ton|bnb|bsc|matic|avax|etc|erc20|trc20|bep20|phantom|solflare)[_:]?)+/i;
const WORDS_AFTER =
  /(?:copy|copied|qr|qrcode|memo|tag|scan|share|max|send|paste|confirm|details|view|more|kopieren|address|adresse|wallet|usdt|usdc|usd|solana|sol|eth|btc|trx|xrp|is|to|at|in|on|and|for|ok|via|with|pls|please|_)+\d{0,12}$/i;

/** Without such words, where some are there. */
export const unglued = (run: string): string => run.replace(WORDS_BEFORE, "").replace(WORDS_AFTER, "");
