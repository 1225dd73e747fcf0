// A posting list as it is stored: ordinals as 16-bit numbers in ascending order or, where that is shorter, as a bitmap and
// one byte more, so that an odd length tells it.
import { type Bits, clearBit, isEmpty, listDown, setBit, wordsFor } from "./bits.ts";

/** Ordinals in ascending order, each once. */
export function encodePostings(ordinals: readonly number[]): Uint8Array {
  const words = wordsFor((ordinals.at(-1) ?? 0) + 1);
  return ordinals.length * 2 <= words * 4 + 1
    ? new Uint8Array(Uint16Array.from(ordinals).buffer)
    : bitmapOf(ordinals, words);
}

function bitmapOf(ordinals: readonly number[], words: number): Uint8Array {
  const stored = new Uint8Array(words * 4 + 1);
  const bits = new Uint32Array(stored.buffer, 0, words);
  for (const ordinal of ordinals) setBit(bits, ordinal);
  return stored;
}

export function decodePostings(stored: Uint8Array): number[] {
  if (!isBitmap(stored)) return Array.from(asNumbers(stored));
  const bits = asWords(stored);
  const ordinals = new Uint16Array(bits.length * 32);
  return Array.from(ordinals.subarray(0, listDown(bits, ordinals))).reverse();
}

function isBitmap(stored: Uint8Array): boolean {
  return stored.length % 2 === 1;
}

/** Adds a stored list to `bits`. Ordinals that `bits` has no room for are left out. */
export function addPostings(bits: Bits, stored: Uint8Array): void {
  if (!isBitmap(stored)) {
    const ordinals = asNumbers(stored);
    for (let i = 0; i < ordinals.length; i++) setBit(bits, ordinals[i] ?? 0);
    return;
  }
  const words = asWords(stored);
  const length = Math.min(bits.length, words.length);
  for (let i = 0; i < length; i++) bits[i] = (bits[i] ?? 0) | (words[i] ?? 0);
}

/** Whether ordinals are added or taken out. */
export type Edit = "in" | "out";

/** The list after the edit; undefined where nothing is left. Ordinals in ascending order. A bitmap remains one. */
export function editPostings(
  stored: Uint8Array | undefined,
  ordinals: readonly number[],
  edit: Edit,
): Uint8Array | undefined {
  return stored !== undefined && isBitmap(stored)
    ? editBitmap(stored, ordinals, edit)
    : editList(stored ? decodePostings(stored) : [], ordinals, edit);
}

function editBitmap(stored: Uint8Array, ordinals: readonly number[], edit: Edit): Uint8Array | undefined {
  const needed = edit === "in" ? wordsFor((ordinals.at(-1) ?? 0) + 1) : 0;
  const words = Math.max(stored.length >>> 2, needed);
  const edited = new Uint8Array(words * 4 + 1);
  edited.set(stored);
  const bits = new Uint32Array(edited.buffer, 0, words);
  for (const ordinal of ordinals) (edit === "in" ? setBit : clearBit)(bits, ordinal);
  return isEmpty(bits) ? undefined : edited;
}

function editList(before: readonly number[], ordinals: readonly number[], edit: Edit): Uint8Array | undefined {
  const edited = new Set(ordinals);
  const others = before.filter((ordinal) => !edited.has(ordinal));
  const after = edit === "in" ? [...others, ...ordinals].sort((a, b) => a - b) : others;
  return after.length === 0 ? undefined : encodePostings(after);
}

// SQLite hands out blobs in a buffer of their own; another source's may start anywhere.
function asNumbers(stored: Uint8Array): Uint16Array {
  const { buffer, byteOffset, length } = stored.byteOffset % 2 === 0 ? stored : stored.slice();
  return new Uint16Array(buffer, byteOffset, length >>> 1);
}

function asWords(stored: Uint8Array): Uint32Array {
  const { buffer, byteOffset, length } = stored.byteOffset % 4 === 0 ? stored : stored.slice();
  return new Uint32Array(buffer, byteOffset, length >>> 2);
}
