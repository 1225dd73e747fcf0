import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bits, setBit, wordsFor } from "./bits.ts";
import {
  addPostings,
  countPostings,
  decodePostings,
  editPostings,
  encodeNumbers,
  encodePostings,
  joinPostings,
  keepListed,
  unpackPostings,
} from "./posting-list.ts";

const ascending = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b);
/** Spread out, or crowded at the end of a wide gap. */
const ordinals = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 47_999 }), { maxLength: 3_000, size: "max" }),
    fc.uniqueArray(fc.integer({ min: 60_000, max: 64_999 }), { maxLength: 600, size: "max" }),
  )
  .map(([spread, crowded]) => ascending([...spread, ...crowded]));
const bitsOf = (all: readonly number[]): Bits => {
  const bits = new Uint32Array(wordsFor(65_000));
  for (const ordinal of all) setBit(bits, ordinal);
  return bits;
};
const decoded = (stored: Uint8Array): number[] => Array.from(decodePostings(stored));

test("a stored set is read back unchanged", () => {
  fc.assert(
    fc.property(ordinals, (all) => {
      const stored = encodePostings(all);
      expect(decoded(stored)).toEqual(all);
      const added = bitsOf([]);
      addPostings(added, stored);
      expect(added).toEqual(bitsOf(all));
    }),
  );
});

test("lists are unpacked, counted, joined and intersected with a set", () => {
  fc.assert(
    fc.property(ordinals, ordinals, ordinals, (all, more, left) => {
      const list = unpackPostings(encodePostings(all));
      expect([decoded(list), countPostings(list)]).toEqual([all, all.length]);
      const joined = joinPostings([all, [], more].map((each) => encodePostings(each)));
      expect(decoded(joined)).toEqual(ascending([...new Set([...all, ...more])]));
      const bits = bitsOf(left);
      const common = left.filter((ordinal) => all.includes(ordinal));
      expect(keepListed(bits, list)).toBe(common.length > 0);
      expect(bits).toEqual(bitsOf(common));
    }),
    { numRuns: 30 },
  );
  expect(decoded(joinPostings([]))).toEqual([]);
});

test("stores the shortest of numbers, packed gaps and bitmap", () => {
  const all = (length: number, gap: number): number[] => Array.from({ length }, (_, i) => i * gap);
  expect(encodePostings(all(10, 2))).toHaveLength(5);
  expect(encodePostings([1, 40_000])).toHaveLength(4);
  expect(encodePostings(all(30_000, 2))).toHaveLength(60_000 / 8 + 1);
  // Each of 4,000 takes five bits or six where one in sixteen has the term.
  expect(encodePostings(all(4_000, 16)).length).toBeLessThan((4_000 * 6) / 8);
  expect(encodePostings(all(1_000, 60)).length).toBeLessThan((1_000 * 8) / 8);
});

test("lists can be concatenated", () => {
  const joined = new Uint8Array([...encodeNumbers([1, 500]), ...encodeNumbers([900, 1_700])]);
  expect(decoded(joined)).toEqual([1, 500, 900, 1_700]);
});

test("a set at an unaligned offset can be read", () => {
  for (const all of [
    [7, 3_000],
    Array.from({ length: 900 }, (_, i) => i * 50),
    Array.from({ length: 900 }, (_, i) => i),
  ]) {
    const buffer = new Uint8Array([0, ...encodePostings(all)]);
    expect(decoded(buffer.subarray(1))).toEqual(all);
  }
});

test("a stored set is added to a bitmap, up to its capacity", () => {
  const bits = new Uint32Array(wordsFor(64));
  addPostings(bits, encodePostings([1, 40_000]));
  addPostings(bits, encodePostings(Array.from({ length: 100 }, (_, i) => i)));
  expect(Array.from(bits)).toEqual([0xffffffff, 0xffffffff]);
});

test("ordinals are added and removed", () => {
  const near = fc.oneof(
    fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 200 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 64_999 }), { maxLength: 900, size: "max" }),
  );
  const edits = fc.array(fc.tuple(near, fc.constantFrom("in" as const, "out" as const)), { maxLength: 6 });
  fc.assert(
    fc.property(edits, (all) => {
      const expected = new Set<number>();
      let stored: Uint8Array | undefined;
      for (const [changed, edit] of all) {
        for (const ordinal of changed) edit === "in" ? expected.add(ordinal) : expected.delete(ordinal);
        stored = editPostings(stored, ascending(changed), edit);
        expect(stored ? decoded(stored) : undefined).toEqual(
          expected.size === 0 ? undefined : ascending([...expected]),
        );
      }
    }),
  );
});
