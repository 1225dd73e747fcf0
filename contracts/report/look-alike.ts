// What people compare when they compare two addresses at a glance: the first and the last characters. Look-alikes made to
// be copied by mistake ("address poisoning") are alike there. Hosts are imitated by a letter more, less or other, or two
// neighbours swapped: hosts that are one such edit apart become the same when one letter at most is left out of each.

/** What addresses of a kind all begin with, or nearly all. */
const HEAD = /^(?:0x|[a-z]+:[a-z]?|(?:bc|ltc|tb|addr|cosmos|osmo|stake)1[a-z]?|[eu]q|.)/;
const FIRST = 3;
const LAST = 4;

/** Longer hosts have too many looks to keep them all. */
const VARIED_CHARS = 48;

/** Addresses that look alike share one of these; others may by chance. None for what is too short or too long. */
export function looksOf(addressKey: string): readonly string[] {
  if (isHost(addressKey)) return addressKey.length > VARIED_CHARS ? [] : withOneLess(addressKey);
  const ends = endsOf(addressKey);
  return ends === undefined ? [] : [ends];
}

/** Whether one may be taken for the other. */
export function looksLike(left: string, right: string): boolean {
  if (left === right) return false;
  if (isHost(left)) return isOneEdit(left, right);
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

function endsOf(addressKey: string): string | undefined {
  const key = addressKey.toLowerCase();
  const [head = ""] = HEAD.exec(key) ?? [];
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

function sharedAtStart(a: string, b: string): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1;
  return shared;
}

function sharedAtEnd(a: string, b: string): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a.at(-1 - shared) === b.at(-1 - shared)) shared += 1;
  return shared;
}
