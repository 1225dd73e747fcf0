// Addresses that may be taken for one another. People compare the first and the last characters, and look-alikes made to be
// copied by mistake ("address poisoning") are alike there; a mistyped address differs by one or two characters anywhere.
// Hosts are imitated by a letter more, less or other, or two neighbours swapped: hosts that are one such edit apart become
// the same when one letter at most is left out of each.
import { fewEdits, sharedAtEnd, sharedAtStart } from "./edits.ts";

/** The beginning that all, or nearly all, addresses of a kind share. A shortened one may have kept only a part of it. */
const HEAD = /^(?:0x|[a-z]+:[a-z]?|(?:bc|ltc|tb|addr|cosmos|osmo|stake|avax)1[a-z]?|(?:addr|stake?|avax)$|[eu][qf]|.)/;
const FIRST = 3;
const LAST = 4;

/** Longer hosts have too many looks to keep them all. */
const VARIED_CHARS = 48;

/** Kept for each address: addresses that look alike share one with `looksAskedFor`; others may by chance. */
export function looksOf(addressKey: string): readonly string[] {
  if (isHost(addressKey)) return addressKey.length > VARIED_CHARS ? [] : withOneLess(addressKey);
  const looks = walletLooks(addressKey, [MIDDLE]);
  return looks.length === 0 ? [] : [...looks, ...lastLook(addressKey)];
}

/** The keys that an address is asked for by. */
export function looksAskedFor(addressKey: string): readonly string[] {
  if (isHost(addressKey)) return looksOf(addressKey);
  // Characters left out or put in before the middle move it.
  return walletLooks(addressKey, [MIDDLE - 2, MIDDLE - 1, MIDDLE, MIDDLE + 1, MIDDLE + 2]);
}

/** Kept for another spelling of an address, by which it is shown shortened. */
export const looksOfSpelling = (spelling: string): readonly string[] => [
  ...[endsOf(spelling) ?? []].flat(),
  ...lastLook(spelling),
];

/** The last letters alone: apps leave few letters at the beginning, where all addresses of a kind are the same (`bc1q…9qxa`). */
const lastLook = (text: string): readonly string[] =>
  text.length < LAST ? [] : [`…${text.slice(-LAST).toLowerCase()}`];

/** Looks that find an address whose middle was left out (`0x3624…fE00`). Empty where too little of its end is left. */
export function looksOfShortened(head: string, tail: string): readonly string[] {
  const [first, last] = [head.toLowerCase(), tail.toLowerCase()];
  const start = headOf(first).length + FIRST;
  const body = bodyOf(first);
  const isEnough = first.length >= start && last.length >= LAST;
  return [
    ...(isEnough ? [`${first.slice(0, start)}…${last.slice(-LAST)}`] : lastLook(last)),
    ...(body.length >= PIECE ? [`^${body.slice(0, PIECE)}`] : []),
    ...(last.length >= PIECE ? [`$${last.slice(-PIECE)}`] : []),
  ];
}

/** Three pieces that two edits cannot all touch. */
const PIECE = 8;
const MIDDLE = 12;

function walletLooks(addressKey: string, middles: readonly number[]): readonly string[] {
  const ends = endsOf(addressKey);
  if (ends === undefined) return [];
  const body = withoutSum(addressKey.toLowerCase()) ?? bodyOf(addressKey.toLowerCase());
  if (body.length < 3 * PIECE) return [ends];
  return [
    ends,
    `^${body.slice(0, PIECE)}`,
    ...middles.map((at) => `~${body.slice(at, at + PIECE)}`),
    `$${body.slice(-PIECE)}`,
  ];
}

/** Whether one may be taken for the other. */
export function looksLike(left: string, right: string): boolean {
  if (left === right) return false;
  if (isHost(left)) return isOneEdit(left, right);
  return hasSameEnds(left, right) || editsApart(left, right) !== undefined;
}

/** Two edits at most, whatever the case; undefined for more, for what is short, and for hosts, which are held to one. */
export function editsApart(left: string, right: string): number | undefined {
  if (isHost(left) || isHost(right) || endsOf(left) === undefined) return undefined;
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  const [c, d] = [withoutSum(a), withoutSum(b)];
  return c !== undefined && d !== undefined ? fewEdits(c, d) : fewEdits(a, b);
}

/**
 * TON writes one account in several ways (TEP-2): the first two letters and the sum at the end tell which, the letters between
 * are the same. In lower case; undefined for another chain's.
 */
function withoutSum(key: string): string | undefined {
  const [, body] = /^[eu][qf]([\w+/-]{41,45})[\w+/-]{3}$/.exec(key) ?? [];
  return body?.replaceAll("+", "-").replaceAll("/", "_");
}

function hasSameEnds(left: string, right: string): boolean {
  const ends = endsOf(left);
  return ends !== undefined && ends === endsOf(right);
}

/** Characters that two addresses share at the beginning and at the end. */
export function likeness(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  const first = sharedAtStart(a, b);
  return first + sharedAtEnd(a.slice(first), b.slice(first));
}

/** The host as it is and with each of its letters left out, each text once. */
function withOneLess(host: string): readonly string[] {
  return [...new Set([host, ...Array.from({ length: host.length }, (_, i) => host.slice(0, i) + host.slice(i + 1))])];
}

const headOf = (key: string): string => HEAD.exec(key)?.[0] ?? "";
const bodyOf = (key: string): string => key.slice(headOf(key).length);

function endsOf(addressKey: string): string | undefined {
  const key = addressKey.toLowerCase();
  const head = headOf(key);
  if (key.length < head.length + FIRST + LAST + 4) return undefined;
  return `${key.slice(0, head.length + FIRST)}…${key.slice(-LAST)}`;
}

function isHost(addressKey: string): boolean {
  return addressKey.includes(".");
}

/** An insertion, a deletion, a substitution or a swap of neighbours. */
function isOneEdit(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  const first = sharedAtStart(left, right);
  const [a, b] = [left.slice(first), right.slice(first)];
  const rest = sharedAtEnd(a, b);
  const [x, y] = [a.slice(0, a.length - rest), b.slice(0, b.length - rest)];
  if (x.length <= 1 && y.length <= 1) return true;
  return x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0];
}
