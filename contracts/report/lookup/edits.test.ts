import fc from "fast-check";
import { expect, test } from "vitest";
import { differences, fewEdits } from "./edits.ts";

test("counts up to two edits", () => {
  expect(fewEdits("abcdef", "abcdef")).toBe(0);
  expect(fewEdits("abcdef", "abxdef")).toBe(1);
  expect(fewEdits("abcdef", "bcdefg")).toBe(2);
  expect(fewEdits("abcdef", "abdcef")).toBe(2);
  expect(fewEdits("abcdef", "xbxdxf")).toBeUndefined();
  expect(fewEdits("abc", "abcdef")).toBeUndefined();
  expect(fewEdits("", "ab")).toBe(2);
});

test("is the same from either side", () => {
  const text = fc.array(fc.constantFrom(..."ab1"), { maxLength: 12 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(fewEdits(a, b)).toBe(fewEdits(b, a));
    }),
  );
});

test.each([
  ["abcdef", "abxdef", [[2, 3]]],
  [
    "abcdef",
    "xbcdex",
    [
      [0, 1],
      [5, 6],
    ],
  ],
  ["abcdef", "abXYZf", [[2, 5]]],
  ["abcdef", "abcxdef", [[2, 4]]],
  ["abcxdef", "abcdef", [[3, 4]]],
])("%s differs from %s at %j", (shown, other, places) => {
  expect(differences(shown, other)).toEqual(places);
});
