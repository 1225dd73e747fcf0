import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsFor } from "./bits.ts";
import { addStored, decodeSlots, editSlots, encodeSlots } from "./stored-slots.ts";

const slots = fc
  .uniqueArray(fc.integer({ min: 0, max: 47_999 }), { maxLength: 3_000, size: "max" })
  .map((all) => all.sort((a, b) => a - b));

test("a stored set is read back as it was", () => {
  fc.assert(
    fc.property(slots, (all) => {
      expect(decodeSlots(encodeSlots(all))).toEqual(all);
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

test("a set at an odd place in its buffer is read all the same", () => {
  const buffer = new Uint8Array([0, ...encodeSlots([7, 3_000])]);
  expect(decodeSlots(buffer.subarray(1))).toEqual([7, 3_000]);
});

test("a stored set is added to a bitmap, as far as that has room", () => {
  const bits = new Uint32Array(wordsFor(64));
  addStored(bits, encodeSlots([1, 40_000]));
  addStored(bits, encodeSlots(Array.from({ length: 100 }, (_, i) => i)));
  expect(Array.from(bits)).toEqual([0xffffffff, 0xffffffff]);
});

test("slots are added and taken out", () => {
  const near = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 200 });
  const edits = fc.array(fc.tuple(near, fc.constantFrom("in" as const, "out" as const)), { maxLength: 6 });
  fc.assert(
    fc.property(edits, (all) => {
      const expected = new Set<number>();
      let stored: Uint8Array | undefined;
      for (const [changed, edit] of all) {
        for (const slot of changed) edit === "in" ? expected.add(slot) : expected.delete(slot);
        stored = editSlots(
          stored,
          changed.toSorted((a, b) => a - b),
          edit,
        );
        expect(stored ? decodeSlots(stored) : undefined).toEqual(
          expected.size === 0 ? undefined : [...expected].sort((a, b) => a - b),
        );
      }
    }),
  );
});
