import fc from "fast-check";
import { expect, test } from "vitest";
import { createTopK } from "./top-k.ts";

const score = fc.oneof(fc.nat(3), fc.nat(300), fc.constantFrom(0xffff_fffe, 0xffff_ffff));
// More than are held at once.
const chunks = fc.array(fc.array(score, { minLength: 50, maxLength: 300, size: "max" }), {
  minLength: 1,
  maxLength: 6,
});

test("the highest are held, equal ones as they came", () => {
  fc.assert(
    fc.property(fc.nat(60), chunks, (wanted, all) => {
      const best = createTopK(wanted);
      for (const [i, scores] of all.entries())
        best.offer(Uint32Array.from(scores), Uint16Array.from(scores.keys()), i << 16);
      const sorted = all
        .flatMap((scores, i) => scores.map((each, at) => ({ each, name: (i << 16) | at })))
        .sort((a, b) => b.each - a.each);
      expect([...best.list()]).toEqual(sorted.slice(0, wanted).map(({ name }) => name));
    }),
  );
});

test("scores that keep rising are held to the end", () => {
  const best = createTopK(2);
  best.offer(
    Uint32Array.from({ length: 5_000 }, (_, i) => i),
    Uint16Array.from({ length: 5_000 }).map((_, i) => i),
    0,
  );
  expect([...best.list()]).toEqual([4_999, 4_998]);
});

test("more than can be held are refused", () => {
  expect(() => createTopK(100_000)).toThrow(RangeError);
});
