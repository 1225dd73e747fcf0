// A sketch of a text: the least hashes of its parts (bottom-k MinHash; Broder, "On the resemblance and containment of
// documents", 1997). Texts that were copied with small changes have most of them in common. Nothing of the text can be read from it.
export type Sketch = readonly number[];

/** Letters in a part: long enough that common phrases differ. */
const PART = 8;
const KEPT = 8;
/** Letters looked at: copies are alike from the start. */
const LETTERS = 300;
/** Shorter texts are alike by chance. */
const FEWEST = 40;
/** Hashes in common that make two texts alike. */
const ALIKE = 4;

const BASE = 0x01000193;
const LEAVING = Array.from({ length: PART }).reduce<number>((power) => Math.imul(power, BASE), 1);

/** Undefined where the text is too short. Digits, spaces and signs don't count: they are what is changed first. */
export function sketchOf(text: string): Sketch | undefined {
  const letters = text
    .slice(0, 2 * LETTERS)
    .toLowerCase()
    .replace(NO_LETTERS, "");
  if (letters.length < FEWEST) return undefined;
  const least: number[] = [];
  const end = Math.min(letters.length, LETTERS);
  let hash = 0;
  let limit = Number.POSITIVE_INFINITY;
  for (let at = 0; at < end; at += 1) {
    hash = Math.imul(hash, BASE) + letters.charCodeAt(at);
    if (at >= PART) hash -= Math.imul(letters.charCodeAt(at - PART), LEAVING);
    if (at < PART - 1) continue;
    const part = mixed(hash);
    // Most hashes are none of the least, and cost this comparison.
    if (part < limit) limit = keepLeast(least, part);
  }
  return least;
}

export const areAlike = (one: Sketch = [], other: Sketch = []): boolean =>
  one.filter((hash) => other.includes(hash)).length >= ALIKE;

/** Links and addresses as well: each copy may name another. */
const NO_LETTERS = /https?:\/\/\S+|\b(?=\w*\d)\w{20,}|[^\p{L}]+/gu;

/** `least` in ascending order, in place. Answers what a hash must be below to be among them. */
function keepLeast(least: number[], hash: number): number {
  let place = 0;
  while ((least[place] ?? Number.POSITIVE_INFINITY) < hash) place += 1;
  if (least[place] !== hash) {
    for (let at = Math.min(least.length, KEPT - 1); at > place; at -= 1) least[at] = least[at - 1] ?? 0;
    least[place] = hash;
  }
  return least[KEPT - 1] ?? Number.POSITIVE_INFINITY;
}

/** Spreads neighbouring hashes (the finalizer of MurmurHash3). */
function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
