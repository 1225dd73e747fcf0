// What people compare when they compare two addresses at a glance: the first and the last characters. Look-alikes made to
// be copied by mistake ("address poisoning") are alike there. Hosts are imitated by a letter more, less or other, or two
// neighbours swapped: hosts that are one such edit apart become the same when a letter at most is left out of each.
import { editsBetween, hashOf } from "./typo.ts";

/** What addresses of a kind all begin with, or nearly all. */
const HEAD = /^(?:0x|[a-z]+:[a-z]?|(?:bc|ltc|tb|addr|cosmos|osmo|stake)1[a-z]?|[eu]q|.)/;
const FIRST = 3;
const LAST = 4;

/** Longer hosts have too many shapes to keep them all. */
const VARIED_CHARS = 48;

/** Addresses that look alike share one of these numbers; others may by chance. None for what is too short or too long. */
export function shapesOf(addressKey: string): readonly number[] {
  if (isHost(addressKey)) return addressKey.length > VARIED_CHARS ? [] : withOneLess(addressKey).map(hashOf);
  const ends = endsOf(addressKey);
  return ends === undefined ? [] : [hashOf(ends)];
}

/** Whether one may be taken for the other. */
export function looksLike(left: string, right: string): boolean {
  if (isHost(left)) return editsBetween(left, right, 1) === 1;
  const ends = endsOf(left);
  return ends !== undefined && left !== right && ends === endsOf(right);
}

/** The host as it is and with each of its letters left out, each text once. */
function withOneLess(host: string): readonly string[] {
  return [...new Set([host, ...Array.from({ length: host.length }, (_, i) => host.slice(0, i) + host.slice(i + 1))])];
}

function endsOf(addressKey: string): string | undefined {
  const key = addressKey.toLowerCase();
  const [head = ""] = HEAD.exec(key) ?? [];
  if (key.length < head.length + FIRST + LAST + 4) return undefined;
  return `${key.slice(0, head.length + FIRST)}…${key.slice(-LAST)}`;
}

function isHost(addressKey: string): boolean {
  return addressKey.includes(".");
}

/** Characters that two addresses share at the beginning and at the end. */
export function likeness(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  const most = Math.min(a.length, b.length);
  let first = 0;
  while (first < most && a[first] === b[first]) first += 1;
  let last = 0;
  while (last < most - first && a.at(-1 - last) === b.at(-1 - last)) last += 1;
  return first + last;
}
