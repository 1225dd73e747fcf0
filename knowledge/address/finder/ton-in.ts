// TON's friendly addresses (TEP-2). Their Base64 has signs that end other addresses: `-`, `_`, `+` and `/`. 48 characters with
// their CRC tell where one begins and ends, whatever is written right beside it.
import type { Budget } from "./embedded.ts";
import type { Placed } from "./findings.ts";
import { nearlyOf } from "./nearly.ts";
import { blanked } from "./sites-in.ts";
import { walletOf } from "./wallets-in.ts";

const CHARS = 48;
/** As the two bytes before an account are written: what it is, and its workchain. */
const START = /[EU](?:Q[A-D]|f[89+/_-])/g;
const WHOLE = /^[\w+/-]{48}$/;

/** Where an address stands whole, apart from each other. */
export function wholeTonIn(text: string, budget: Budget): readonly Placed[] {
  const found: Placed[] = [];
  let last = 0;
  for (const { index: at } of text.matchAll(START)) {
    const written = text.slice(at, at + CHARS);
    if (at < last || budget.left <= 0 || !WHOLE.test(written)) continue;
    budget.left -= 1;
    const target = walletOf(written);
    if (!target) continue;
    last = at + CHARS;
    found.push({ at, end: last, finding: target });
  }
  return found;
}

/** Whole ones, those broken over lines, and what is nearly one. */
export function tonIn(text: string, isLink: boolean, budget: Budget): readonly Placed[] {
  const found: Placed[] = [];
  let rest = text;
  for (const find of [wholeTonIn, brokenTonIn, brokenRawIn, ...(isLink ? [] : [nearlyTonIn])]) {
    const placed = find(rest, budget);
    found.push(...placed);
    rest = placed.reduce((left, { at, end }) => blanked(left, at, end), rest);
  }
  return found;
}

const BROKEN_START = /(?<![\w+/-])[EU][Qf][\w+/-]/g;

/** A hyphen at the end of a line may be one of its own. */
function brokenTonIn(text: string): readonly Placed[] {
  return [...text.matchAll(BROKEN_START)].slice(0, 20).flatMap(({ index: at }) => {
    const near = text.slice(at, at + 3 * CHARS);
    for (const spaces of [/[ \t]{0,4}(?:\n[ \t>|]{0,8}){0,4}/y, /-?[ \t]{0,4}(?:\n[ \t>|]{0,8}){1,4}|[ \t]{1,4}/y]) {
      const { joined, length } = joinedFrom(near, spaces);
      const target = length > CHARS ? walletOf(joined) : undefined;
      if (target) return [{ at, end: at + length, finding: target }];
    }
    return [];
  });
}

const GAP = String.raw`(?:[ \t]{1,4}|-?[ \t]{0,4}(?:\n[ \t>|]{0,8}){1,4})`;
const BROKEN_RAW = new RegExp(String.raw`(?<![\w-])-?[01]:[0-9a-f]{1,63}(?:${GAP}[0-9a-f]{1,63}){1,8}(?!\w)`, "gi");

/** The raw spelling, whose digits by themselves would be a transaction's. */
const brokenRawIn = (text: string): readonly Placed[] =>
  [...text.matchAll(BROKEN_RAW)].flatMap(({ 0: written, index: at }) => {
    const target = walletOf(written.replace(/(?!^)[-\s>|]+/g, ""));
    return target ? [{ at, end: at + written.length, finding: target }] : [];
  });

function joinedFrom(text: string, spaces: RegExp): { readonly joined: string; readonly length: number } {
  let joined = "";
  let at = 0;
  while (at < text.length && joined.length < CHARS) {
    spaces.lastIndex = at;
    const gap = spaces.exec(text)?.[0].length ?? 0;
    const letter = gap > 0 ? "" : (text[at] ?? "");
    if (gap === 0 && !/[\w+/-]/.test(letter)) break;
    joined += letter;
    at += gap > 0 ? gap : 1;
  }
  return { joined, length: at };
}

/** A few characters too few or too many, or a wrong one. */
const NEARLY = /(?<![\w+-])[EU][Qf](?=[\w+/-]{0,48}\d)(?=[\w+/-]{0,48}[a-z])[\w+/-]{43,49}(?![\w+/-])/g;

const nearlyTonIn = (text: string): readonly Placed[] =>
  [...text.matchAll(NEARLY)].flatMap(({ 0: written, index: at }) => {
    const finding = nearlyOf(written);
    return finding ? [{ at, end: at + written.length, finding }] : [];
  });
