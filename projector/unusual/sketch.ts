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
    .replace(NO_LETTERS, "")
    .slice(0, LETTERS);
  if (letters.length < FEWEST) return undefined;
  const least: number[] = [];
  let hash = 0;
  for (let at = 0; at < letters.length; at += 1) {
    hash = Math.imul(hash, BASE) + letters.charCodeAt(at);
    if (at >= PART) hash -= Math.imul(letters.charCodeAt(at - PART), LEAVING);
    if (at >= PART - 1) keepLeast(least, mixed(hash));
  }
  return least;
}

export const areAlike = (one: Sketch = [], other: Sketch = []): boolean =>
  one.filter((hash) => other.includes(hash)).length >= ALIKE;

/** Links and addresses as well: each copy may name another. */
const NO_LETTERS = /https?:\/\/\S+|\b(?=\w*\d)\w{20,}|[^\p{L}]+/gu;

/** `least` in ascending order, in place: most hashes are none of the least, and cost one comparison. */
function keepLeast(least: number[], hash: number): void {
  const greatest = least[KEPT - 1];
  if ((greatest !== undefined && hash >= greatest) || least.includes(hash)) return;
  const at = least.findIndex((each) => each > hash);
  least.splice(at < 0 ? least.length : at, 0, hash);
  if (least.length > KEPT) least.pop();
}

/** Spreads neighbouring hashes (the finalizer of MurmurHash3). */
function mixed(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
