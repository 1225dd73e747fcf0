import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addStored,
  atLeast,
  type Bits,
  clearBit,
  countBits,
  decodeSlots,
  encodeSlots,
  hasBit,
  isEmpty,
  keepCommon,
  listDown,
  wordsFor,
} from "./bits.ts";

const slots = fc
  .uniqueArray(fc.integer({ min: 0, max: 47_999 }), { maxLength: 3_000, size: "max" })
  .map((all) => all.sort((a, b) => a - b));
const bitsOf = (all: readonly number[]): Bits => {
  const bits = new Uint32Array(wordsFor(48_000));
  addStored(bits, encodeSlots(all));
  return bits;
};
const down = (bits: Bits): number[] => {
  const into = new Uint16Array(48_000);
  return Array.from(into.subarray(0, listDown(bits, into)));
};

test("a stored set is read back as it was", () => {
  fc.assert(
    fc.property(slots, (all) => {
      expect(decodeSlots(encodeSlots(all))).toEqual(all);
    }),
  );
});

test("bitmaps hold, count and walk the slots", () => {
  fc.assert(
    fc.property(slots, (all) => {
      const bits = bitsOf(all);
      expect(countBits(bits)).toBe(all.length);
      expect(down(bits)).toEqual(all.toReversed());
      const few = new Uint16Array(3);
      expect(Array.from(few.subarray(0, listDown(bits, few)))).toEqual(all.toReversed().slice(0, 3));
    }),
  );
});

test("what two sets have in common", () => {
  fc.assert(
    fc.property(slots, slots, (left, right) => {
      const bits = bitsOf(left);
      const isLeft = keepCommon(bits, bitsOf(right));
      const both = new Set(right);
      expect(down(bits).reverse()).toEqual(left.filter((slot) => both.has(slot)));
      expect(isLeft).toBe(!isEmpty(bits));
    }),
  );
});

test("the shorter of list and bitmap is stored", () => {
  const all = (length: number): number[] => Array.from({ length }, (_, i) => i * 2);
  expect(encodeSlots(all(10))).toHaveLength(5);
  expect(encodeSlots([1, 40_000])).toHaveLength(4);
  expect(encodeSlots(all(30_000))).toHaveLength(60_000 / 8 + 1);
});

test("lists may be put one behind the other", () => {
  const joined = new Uint8Array([...encodeSlots([1, 500]), ...encodeSlots([900, 1_700])]);
  expect(decodeSlots(joined)).toEqual([1, 500, 900, 1_700]);
});

test("a slot is taken out", () => {
  const bits = bitsOf([3, 40]);
  clearBit(bits, 40);
  expect([hasBit(bits, 3), hasBit(bits, 40)]).toEqual([true, false]);
});

test("a set at an odd place in its buffer is read all the same", () => {
  const buffer = new Uint8Array([0, ...encodeSlots([7, 3_000])]);
  expect(decodeSlots(buffer.subarray(1))).toEqual([7, 3_000]);
});

test("what is in at least so many sets", () => {
  fc.assert(
    fc.property(fc.array(slots, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 12 }), (sets, need) => {
      const times = new Map<number, number>();
      for (const slot of sets.flat()) times.set(slot, (times.get(slot) ?? 0) + 1);
      const expected = [...times].filter(([, count]) => count >= need).map(([slot]) => slot);
      const found = down(atLeast(need, sets.map(bitsOf)));
      expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    }),
    { numRuns: 30 },
  );
});

test("an empty set is known as such", () => {
  expect([isEmpty(bitsOf([])), isEmpty(bitsOf([31]))]).toEqual([true, false]);
});
