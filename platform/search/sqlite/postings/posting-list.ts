// A posting list as it is stored, in the shortest of three forms; its length tells which. Short ones are ordinals as 16-bit
// numbers in ascending order (an even length). Longer ones are packed (packed.ts; 3 beyond a multiple of 4) or, where every
// eighth document has the term, bitmaps and one byte more (1 beyond).
import { type Bits, clearBit, countBits, hasBit, isEmpty, listDown, setBit, wordsFor } from "./bits.ts";
import { addPacked, isPacked, pack, unpack } from "./packed.ts";

export type Ordinals = Uint16Array<ArrayBuffer>;
/** In ascending order, each once. */
export type OrdinalList = readonly number[] | Ordinals;

/** Up to so many bytes a list is of numbers, so that SQLite can join two. */
export const NUMBERS_UP_TO_BYTES = 640;
/** A bitmap is added a hundred times faster than a packed list is: it may be somewhat longer. */
const BITMAP_FROM_ONE_IN = 8;

export function encodePostings(ordinals: OrdinalList): Uint8Array {
  const numbers = ordinals instanceof Uint16Array ? ordinals : numbersOf(ordinals);
  const words = wordsFor((numbers.at(-1) ?? 0) + 1);
  const bitmapBytes = words * 4 + 1;
  if (numbers.byteLength <= Math.min(NUMBERS_UP_TO_BYTES, bitmapBytes)) return bytesOf(numbers);
  if (numbers.length * BITMAP_FROM_ONE_IN >= words * 32) return bitmapOf(numbers, words);
  const packed = pack(numbers);
  return packed.length < bitmapBytes ? packed : bitmapOf(numbers, words);
}

/** As numbers, which can be joined. */
export function encodeNumbers(ordinals: OrdinalList): Uint8Array {
  return bytesOf(ordinals instanceof Uint16Array ? ordinals : numbersOf(ordinals));
}

function bytesOf({ buffer, byteOffset, byteLength }: Ordinals): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Several times faster than the constructor. */
function numbersOf(ordinals: readonly number[]): Ordinals {
  const numbers = new Uint16Array(ordinals.length);
  for (let i = 0; i < ordinals.length; i++) numbers[i] = ordinals[i] ?? 0;
  return numbers;
}

function bitmapOf(ordinals: Ordinals, words: number): Uint8Array {
  const stored = new Uint8Array(words * 4 + 1);
  const bits = new Uint32Array(stored.buffer, 0, words);
  for (let i = 0; i < ordinals.length; i++) setBit(bits, ordinals[i] ?? 0);
  return stored;
}

/** A view of the list where it is of numbers. */
export function decodePostings(stored: Uint8Array): Ordinals {
  if (isPacked(stored)) return unpack(stored);
  if (!isBitmap(stored)) return asNumbers(stored);
  return ordinalsIn(asWords(stored));
}

export const NO_POSTINGS: Uint8Array = new Uint8Array(0);

/** The list as it is added fastest: a packed one as numbers or as a bitmap, whichever is shorter. */
export function unpackPostings(stored: Uint8Array): Uint8Array {
  return isPacked(stored) ? plain(unpack(stored)) : stored;
}

/** The ordinals of all the lists as one, not packed. */
export function joinPostings(lists: readonly Uint8Array[]): Uint8Array {
  const [first = NO_POSTINGS, ...others] = lists;
  if (others.length === 0) return unpackPostings(first);
  union.fill(0);
  for (const list of lists) addPostings(union, list);
  return plain(ordinalsIn(union));
}

/** Reused between calls, with room for every ordinal. */
const union: Bits = new Uint32Array(wordsFor(2 ** 16));

function ordinalsIn(bits: Uint32Array): Ordinals {
  const ordinals = new Uint16Array(bits.length * 32);
  return ordinals.slice(0, listDown(bits, ordinals)).reverse();
}

function plain(ordinals: Ordinals): Uint8Array {
  const words = wordsFor((ordinals.at(-1) ?? 0) + 1);
  return ordinals.byteLength <= words * 4 + 1 ? bytesOf(ordinals) : bitmapOf(ordinals, words);
}

function isBitmap(stored: Uint8Array): boolean {
  return stored.length % 4 === 1;
}

/** Adds a stored list to `bits`. Ordinals that `bits` has no room for are left out. */
export function addPostings(bits: Bits, stored: Uint8Array): void {
  if (isPacked(stored)) addPacked(bits, stored);
  else if (isBitmap(stored)) addWords(bits, asWords(stored));
  else {
    const ordinals = asNumbers(stored);
    for (let i = 0; i < ordinals.length; i++) setBit(bits, ordinals[i] ?? 0);
  }
}

/** Keeps in `bits` what is in a list, which is not packed. Answers whether anything is left. */
export function keepListed(bits: Bits, list: Uint8Array): boolean {
  return isBitmap(list) ? keepWords(bits, asWords(list)) : keepNumbers(bits, asNumbers(list));
}

function keepWords(bits: Bits, words: Uint32Array): boolean {
  const length = Math.min(bits.length, words.length);
  let any = 0;
  for (let i = 0; i < length; i++) {
    const common = (bits[i] ?? 0) & (words[i] ?? 0);
    bits[i] = common;
    any |= common;
  }
  bits.fill(0, length);
  return any !== 0;
}

function keepNumbers(bits: Bits, ordinals: Ordinals): boolean {
  const common = ordinals.filter((ordinal) => hasBit(bits, ordinal));
  bits.fill(0);
  for (let i = 0; i < common.length; i++) setBit(bits, common[i] ?? 0);
  return common.length > 0;
}

/** How many ordinals there are in a list that is not packed. */
export function countPostings(list: Uint8Array): number {
  return isBitmap(list) ? countBits(asWords(list)) : list.length >>> 1;
}

function addWords(bits: Bits, words: Uint32Array): void {
  const length = Math.min(bits.length, words.length);
  for (let i = 0; i < length; i++) bits[i] = (bits[i] ?? 0) | (words[i] ?? 0);
}

/** Whether ordinals are added or taken out. */
export type Edit = "in" | "out";

/** The list after the edit; undefined where nothing is left. A bitmap remains one. */
export function editPostings(
  stored: Uint8Array | undefined,
  ordinals: OrdinalList,
  edit: Edit,
): Uint8Array | undefined {
  if (stored !== undefined && isBitmap(stored)) return editBitmap(stored, ordinals, edit);
  const before = stored ? decodePostings(stored) : new Uint16Array(0);
  const after = edit === "in" ? joined(before, ordinals) : before.filter((ordinal) => !ordinals.includes(ordinal));
  return after.length === 0 ? undefined : encodePostings(after);
}

function editBitmap(stored: Uint8Array, ordinals: OrdinalList, edit: Edit): Uint8Array | undefined {
  const needed = edit === "in" ? wordsFor((ordinals.at(-1) ?? 0) + 1) : 0;
  const words = Math.max(stored.length >>> 2, needed);
  const edited = new Uint8Array(words * 4 + 1);
  edited.set(stored);
  const bits = new Uint32Array(edited.buffer, 0, words);
  for (const ordinal of ordinals) (edit === "in" ? setBit : clearBit)(bits, ordinal);
  return isEmpty(bits) ? undefined : edited;
}

function joined(before: Ordinals, added: OrdinalList): Ordinals {
  const after = new Uint16Array(before.length + added.length);
  after.set(before);
  after.set(added, before.length);
  if ((added[0] ?? 0) > (before.at(-1) ?? -1)) return after;
  return Uint16Array.from(new Set(after.sort()));
}

// SQLite hands out blobs in a buffer of their own; another source's may start anywhere.
function asNumbers(stored: Uint8Array): Ordinals {
  const { buffer, byteOffset, length } = startingAt(stored, 2);
  return new Uint16Array(buffer, byteOffset, length >>> 1);
}

function asWords(stored: Uint8Array): Uint32Array {
  const { buffer, byteOffset, length } = startingAt(stored, 4);
  return new Uint32Array(buffer, byteOffset, length >>> 2);
}

function startingAt(stored: Uint8Array, multiple: number): Uint8Array<ArrayBuffer> {
  return stored.byteOffset % multiple === 0 && stored.buffer instanceof ArrayBuffer
    ? new Uint8Array(stored.buffer, stored.byteOffset, stored.length)
    : Uint8Array.from(stored);
}
