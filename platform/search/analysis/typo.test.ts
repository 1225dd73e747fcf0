import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedEdits, editsBetween, neighbourKeys, typedKeys } from "./typo.ts";

const letter = fc.constantFrom(..."abcdeßéжk");
const word = fc.array(letter, { minLength: 3, maxLength: 14 }).map((letters) => letters.join(""));
type Edit = { readonly kind: "insert" | "delete" | "replace" | "swap"; readonly at: number; readonly letter: string };
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom("insert", "delete", "replace", "swap"),
  at: fc.nat(13),
  letter,
});

function misspell(right: string, { kind, at, letter: typed }: Edit): string {
  const i = Math.min(at, right.length - 1);
  if (kind === "insert") return right.slice(0, i) + typed + right.slice(i);
  if (kind === "delete") return right.slice(0, i) + right.slice(i + 1);
  if (kind === "replace") return right.slice(0, i) + typed + right.slice(i + 1);
  return (
    right.slice(0, i) +
    right
      .slice(i, i + 2)
      .split("")
      .reverse()
      .join("") +
    right.slice(i + 2)
  );
}
const meets = (typed: string, right: string): boolean => {
  const keys = new Set(neighbourKeys(right));
  return typedKeys(typed).some((key) => keys.has(key));
};

test("allows one edit from four letters, two from eight", () => {
  expect(["abc", "abcd", "abcdefg", "abcdefgh"].map(allowedEdits)).toEqual([0, 1, 1, 2]);
});

test("a word with one edit matches the right one", () => {
  fc.assert(
    fc.property(word, edit, (right, one) => {
      const typed = misspell(right, one);
      fc.pre(typed.length >= 4);
      expect(editsBetween(typed, right, 2)).toBeLessThanOrEqual(1);
      expect(meets(typed, right)).toBe(true);
    }),
  );
});

test("a long word with two edits matches the right one", () => {
  fc.assert(
    fc.property(word, edit, edit, (right, one, two) => {
      const typed = misspell(misspell(right, one), two);
      fc.pre(typed.length >= 8 && editsBetween(typed, right, 2) <= 2);
      expect(meets(typed, right)).toBe(true);
    }),
  );
});

test("edits are counted", () => {
  const cases: readonly (readonly [string, string, number])[] = [
    ["binance", "binance", 0],
    ["binnace", "binance", 1],
    ["binace", "binance", 1],
    ["binannce", "binance", 1],
    ["bimance", "binance", 1],
    ["bimannce", "binance", 2],
    ["wallet", "ballot", 2],
    ["wallet", "market", 3],
    ["a", "abcdef", 3],
  ];
  for (const [left, right, edits] of cases) expect(editsBetween(left, right, 2)).toBe(edits);
});

test("the distance is symmetric", () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(editsBetween(left, right, 20)).toBe(editsBetween(right, left, 20));
    }),
  );
});
