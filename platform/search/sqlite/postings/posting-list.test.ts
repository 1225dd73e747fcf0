import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsFor } from "./bits.ts";
import { addPostings, decodePostings, editPostings, encodePostings } from "./posting-list.ts";

const ordinals = fc
  .uniqueArray(fc.integer({ min: 0, max: 47_999 }), { maxLength: 3_000, size: "max" })
  .map((all) => all.sort((a, b) => a - b));

test("a stored set is read back unchanged", () => {
  fc.assert(
    fc.property(ordinals, (all) => {
      expect(decodePostings(encodePostings(all))).toEqual(all);
    }),
  );
});

test("stores the shorter of list and bitmap", () => {
  const all = (length: number): number[] => Array.from({ length }, (_, i) => i * 2);
  expect(encodePostings(all(10))).toHaveLength(5);
  expect(encodePostings([1, 40_000])).toHaveLength(4);
  expect(encodePostings(all(30_000))).toHaveLength(60_000 / 8 + 1);
});

test("lists can be concatenated", () => {
  const joined = new Uint8Array([...encodePostings([1, 500]), ...encodePostings([900, 1_700])]);
  expect(decodePostings(joined)).toEqual([1, 500, 900, 1_700]);
});

test("a set at an unaligned offset can be read", () => {
  const buffer = new Uint8Array([0, ...encodePostings([7, 3_000])]);
  expect(decodePostings(buffer.subarray(1))).toEqual([7, 3_000]);
});

test("a stored set is added to a bitmap, up to its capacity", () => {
  const bits = new Uint32Array(wordsFor(64));
  addPostings(bits, encodePostings([1, 40_000]));
  addPostings(bits, encodePostings(Array.from({ length: 100 }, (_, i) => i)));
  expect(Array.from(bits)).toEqual([0xffffffff, 0xffffffff]);
});

test("ordinals are added and removed", () => {
  const near = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 200 });
  const edits = fc.array(fc.tuple(near, fc.constantFrom("in" as const, "out" as const)), { maxLength: 6 });
  fc.assert(
    fc.property(edits, (all) => {
      const expected = new Set<number>();
      let stored: Uint8Array | undefined;
      for (const [changed, edit] of all) {
        for (const ordinal of changed) edit === "in" ? expected.add(ordinal) : expected.delete(ordinal);
        stored = editPostings(
          stored,
          changed.toSorted((a, b) => a - b),
          edit,
        );
        expect(stored ? decodePostings(stored) : undefined).toEqual(
          expected.size === 0 ? undefined : [...expected].sort((a, b) => a - b),
        );
      }
    }),
  );
});
