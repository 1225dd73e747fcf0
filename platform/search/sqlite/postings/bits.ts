// Sets of ordinals at work: bitmaps. An ordinal is a document's number within its segment, below 2^16.

export type Bits = Uint32Array<ArrayBuffer>;

export function wordsFor(ordinals: number): number {
  return (ordinals + 31) >>> 5;
}

export function setBit(bits: Uint32Array, ordinal: number): void {
  const word = ordinal >>> 5;
  if (word < bits.length) bits[word] = (bits[word] ?? 0) | (1 << (ordinal & 31));
}

export function clearBit(bits: Bits, ordinal: number): void {
  const word = ordinal >>> 5;
  if (word < bits.length) bits[word] = (bits[word] ?? 0) & ~(1 << (ordinal & 31));
}

export function hasBit(bits: Bits, ordinal: number): boolean {
  return (((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;
}

/** Keeps in `bits` what is in `other` too, which is of the same length. Answers whether anything is left. */
export function keepCommon(bits: Bits, other: Bits): boolean {
  let any = 0;
  for (let i = 0; i < bits.length; i++) {
    const common = (bits[i] ?? 0) & (other[i] ?? 0);
    bits[i] = common;
    any |= common;
  }
  return any !== 0;
}

/** Adds to `bits` what is in `other`, which is of the same length. */
export function addBits(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (other[i] ?? 0);
}

/** Keeps in `bits` what is not in `other`, which is of the same length. */
export function keepOthers(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & ~(other[i] ?? 0);
}

export function isEmpty(bits: Bits): boolean {
  for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false;
  return true;
}

const PLANES = 6;

/**
 * Writes to `into` the ordinals that are in at least `need` of the sets, which are all of the same length and fewer than 2^PLANES,
 * and answers it. Quickest where the smallest sets come first.
 */
export function atLeast(need: number, sets: readonly Bits[], into: Bits): Bits {
  // 32 counters side by side: plane k holds their bits of value 2^k.
  const planes = new Int32Array(PLANES);
  // Whatever is in none of so many sets can't be in enough of them.
  const decisive = sets.slice(0, sets.length - need + 1);
  for (let i = 0; i < into.length; i++) {
    into[i] = 0;
    if (!decisive.some((set) => set[i] !== 0)) continue;
    planes.fill(0);
    for (const set of sets) {
      let carry = set[i] ?? 0;
      for (let k = 0; carry !== 0 && k < PLANES; k++) {
        const plane = planes[k] ?? 0;
        planes[k] = plane ^ carry;
        carry &= plane;
      }
    }
    into[i] = notBelow(need, planes);
  }
  return into;
}

function notBelow(need: number, planes: Int32Array): number {
  let above = 0;
  let equal = -1;
  for (let k = PLANES - 1; k >= 0; k--) {
    const plane = planes[k] ?? 0;
    const wanted = (need >>> k) & 1 ? -1 : 0;
    above |= equal & plane & ~wanted;
    equal &= ~(plane ^ wanted);
  }
  return above | equal;
}

export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Writes the ordinals to `into`, the highest first, until it is full, and answers how many they are. */
export function listDown(bits: Uint32Array, into: Uint16Array): number {
  let count = 0;
  for (let word = bits.length - 1; word >= 0; word--) {
    // Signed, or a word with its highest bit set is no small integer to the engine: thirty times slower.
    let rest = (bits[word] ?? 0) | 0;
    while (rest !== 0) {
      if (count === into.length) return count;
      const bit = 31 - Math.clz32(rest);
      into[count++] = word * 32 + bit;
      rest ^= 1 << bit;
    }
  }
  return count;
}
