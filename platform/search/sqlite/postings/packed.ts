// Packed lists: the gaps between ordinals in Rice's code, which takes little more than they have in them where a term stands
// here and there. A gap is written as its quotient by 2^k in ones-complement unary (zeros, then a one) and the lower k bits,
// from the lowest bit of 32-bit words up. After the words stand how many ordinals there are (2 bytes) and k (1 byte).
import { type Bits, setBit } from "./bits.ts";

const END_BYTES = 3;

export function isPacked(stored: Uint8Array): boolean {
  return stored.length % 4 === END_BYTES;
}

/** Ordinals in ascending order, each once, below 2^16; one at least. */
export function pack(ordinals: Uint16Array): Uint8Array {
  const k = lowBitsFor(ordinals);
  const packed = new Uint8Array(Math.ceil(sizeOf(ordinals, k) / 32) * 4 + END_BYTES);
  const words = new Uint32Array(packed.buffer, 0, packed.length >>> 2);
  let at = 0;
  let last = -1;
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    const gap = ordinal - last - 1;
    last = ordinal;
    at += gap >>> k;
    // The one that ends the quotient, with the lower bits above it.
    at = write(words, at, 1 | ((gap & ((1 << k) - 1)) << 1), k + 1);
  }
  packed.set([ordinals.length & 0xff, ordinals.length >>> 8, k], packed.length - END_BYTES);
  return packed;
}

/** Writes so many low bits, 17 at most, and answers where they end. */
function write(words: Uint32Array, at: number, bits: number, count: number): number {
  const word = at >>> 5;
  const shift = at & 31;
  words[word] = (words[word] ?? 0) | (bits << shift);
  if (shift + count > 32) words[word + 1] = bits >>> (32 - shift);
  return at + count;
}

/** Where gaps fall as by chance, 0.69 of their mean as a power of two is best. */
function lowBitsFor(ordinals: Uint16Array): number {
  const mean = ((ordinals.at(-1) ?? 0) + 1) / ordinals.length;
  return Math.max(0, Math.floor(Math.log2(mean * Math.LN2)));
}

/** In bits. */
function sizeOf(ordinals: Uint16Array, k: number): number {
  let quotients = 0;
  let last = -1;
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    quotients += (ordinal - last - 1) >>> k;
    last = ordinal;
  }
  return quotients + ordinals.length * (k + 1);
}

export function unpack(stored: Uint8Array): Uint16Array<ArrayBuffer> {
  return unpackInto(new Uint16Array(countOf(stored)), stored);
}

let scratch = new Uint16Array(0);

/** Ordinals that `bits` has no room for are left out. */
export function addPacked(bits: Bits, stored: Uint8Array): void {
  const count = countOf(stored);
  if (scratch.length < count) scratch = new Uint16Array(count);
  const ordinals = unpackInto(scratch.subarray(0, count), stored);
  for (let i = 0; i < ordinals.length; i++) setBit(bits, ordinals[i] ?? 0);
}

function countOf(stored: Uint8Array): number {
  return (stored.at(-3) ?? 0) | ((stored.at(-2) ?? 0) << 8);
}

/** Fills `into`, which has room for all and for no more. */
function unpackInto(into: Uint16Array<ArrayBuffer>, stored: Uint8Array): Uint16Array<ArrayBuffer> {
  const words = asWords(stored);
  const k = stored.at(-1) ?? 0;
  const mask = (1 << k) - 1;
  let at = 0;
  let ordinal = -1;
  for (let i = 0; i < into.length; i++) {
    let window = windowAt(words, at);
    let quotient = 0;
    for (; window === 0 && at < words.length * 32; window = windowAt(words, at)) {
      quotient += 32;
      at += 32;
    }
    const zeros = 31 - Math.clz32(window & -window);
    at += zeros + 1;
    const low = zeros + 1 + k <= 32 ? window >>> (zeros + 1) : windowAt(words, at);
    at += k;
    ordinal += (((quotient + zeros) << k) | (low & mask)) + 1;
    into[i] = ordinal;
  }
  return into;
}

/** The 32 bits from here on. Signed, as a word with its highest bit set is no small integer otherwise. */
function windowAt(words: Int32Array, at: number): number {
  const word = at >>> 5;
  const shift = at & 31;
  const bits = words[word] ?? 0;
  return shift === 0 ? bits : (bits >>> shift) | ((words[word + 1] ?? 0) << (32 - shift));
}

function asWords(stored: Uint8Array): Int32Array {
  const { buffer, byteOffset, length } = stored.byteOffset % 4 === 0 ? stored : Uint8Array.from(stored);
  return new Int32Array(buffer, byteOffset, length >>> 2);
}
