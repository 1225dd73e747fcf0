import fc from "fast-check";
import { expect, test } from "vitest";
import {
  atLeast,
  type Bits,
  clearBit,
  countBits,
  hasBit,
  isEmpty,
  keepCommon,
  listDown,
  setBit,
  wordsFor,
} from "./bits.ts";

const ordinals = fc
  .uniqueArray(fc.integer({ min: 0, max: 47_999 }), { maxLength: 3_000, size: "max" })
  .map((all) => all.sort((a, b) => a - b));
const bitsOf = (all: readonly number[]): Bits => {
  const bits = new Uint32Array(wordsFor(48_000));
  for (const ordinal of all) setBit(bits, ordinal);
  return bits;
};
const down = (bits: Bits): number[] => {
  const into = new Uint16Array(48_000);
  return Array.from(into.subarray(0, listDown(bits, into)));
};

test("bitmaps store, count and iterate ordinals", () => {
  fc.assert(
    fc.property(ordinals, (all) => {
      const bits = bitsOf(all);
      expect(countBits(bits)).toBe(all.length);
      expect(down(bits)).toEqual(all.toReversed());
      const few = new Uint16Array(3);
      expect(Array.from(few.subarray(0, listDown(bits, few)))).toEqual(all.toReversed().slice(0, 3));
    }),
  );
});

test("the intersection of two sets", () => {
  fc.assert(
    fc.property(ordinals, ordinals, (left, right) => {
      const bits = bitsOf(left);
      const isLeft = keepCommon(bits, bitsOf(right));
      const both = new Set(right);
      expect(down(bits).reverse()).toEqual(left.filter((ordinal) => both.has(ordinal)));
      expect(isLeft).toBe(!isEmpty(bits));
    }),
  );
});

test("an ordinal is removed", () => {
  const bits = bitsOf([3, 40]);
  clearBit(bits, 40);
  expect([hasBit(bits, 3), hasBit(bits, 40)]).toEqual([true, false]);
});

test("ordinals that are in at least so many sets", () => {
  fc.assert(
    fc.property(fc.array(ordinals, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 12 }), (sets, need) => {
      const times = new Map<number, number>();
      for (const ordinal of sets.flat()) times.set(ordinal, (times.get(ordinal) ?? 0) + 1);
      const expected = [...times].filter(([, count]) => count >= need).map(([ordinal]) => ordinal);
      const found = down(atLeast(need, sets.map(bitsOf), bitsOf([7, 70])));
      expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    }),
    { numRuns: 30 },
  );
});

test("an empty set is recognized", () => {
  expect([isEmpty(bitsOf([])), isEmpty(bitsOf([31]))]).toEqual([true, false]);
});
