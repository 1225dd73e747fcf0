// What people compare when they compare two addresses at a glance: the first and the last characters. Look-alikes made to
// be copied by mistake ("address poisoning") are alike there. Hosts are imitated by a letter more, less or other.

/** What addresses of a kind all begin with, or nearly all. */
const HEAD = /^(?:0x|[a-z]+:[a-z]?|(?:bc|ltc|tb|addr|cosmos|osmo|stake)1[a-z]?|[eu]q|.)/;
const FIRST = 3;
const LAST = 4;

/** Equal for wallet addresses that look alike; undefined for hosts and what is too short. */
export function shapeOf(addressKey: string): string | undefined {
  if (isHost(addressKey)) return undefined;
  const key = addressKey.toLowerCase();
  const [head = ""] = HEAD.exec(key) ?? [];
  if (key.length < head.length + FIRST + LAST + 4) return undefined;
  return `${key.slice(0, head.length + FIRST)}…${key.slice(-LAST)}`;
}

export function isHost(addressKey: string): boolean {
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

const HOST_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-.";
/** Longer hosts have too many neighbours to look them all up. */
const VARIED_CHARS = 48;

/** Every host that is one edit away: a character more, less, other, or two neighbours swapped. */
export function hostsNear(host: string): string[] {
  const near = new Set<string>();
  if (host.length > VARIED_CHARS) return [];
  for (let i = 0; i <= host.length; i++) {
    const before = host.slice(0, i);
    const after = host.slice(i);
    for (const letter of HOST_LETTERS) {
      near.add(before + letter + after);
      if (after !== "") near.add(before + letter + after.slice(1));
    }
    near.add(before + after.slice(1));
    near.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
  }
  near.delete(host);
  return [...near];
}
