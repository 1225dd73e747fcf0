import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isWeak, PEOPLE_ENOUGH, type Voice, weightOf } from "./weight.ts";

const JOINED = "2026-03-01T00:00:00.000Z";
const after = (days: number): Voice => ({
  joinedAt: JOINED,
  filedAt: new Date(Date.parse(JOINED) + days * 86_400_000).toISOString(),
});

test("a report weighs less in the first seven days of an account", () => {
  expect([0, 6.9, 7, 400].map((days) => weightOf(after(days)))).toEqual([0.25, 0.25, 1, 1]);
  expect(weightOf({ joinedAt: undefined, filedAt: JOINED })).toBe(1);
});

test("one new account is weak, four are not, nor is one that is established", () => {
  expect([1, 2, 3, 4].map((people) => isWeak(Array.from({ length: people }, () => after(1))))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isWeak([after(1), after(8)])).toBe(false);
  expect(isWeak([])).toBe(false);
});

test("another report never makes a target weaker", () => {
  const voice = fc.integer({ min: 0, max: 20 }).map(after);
  fc.assert(
    fc.property(fc.array(voice, { minLength: 1, maxLength: 10 }), voice, (voices, another) => {
      expect(!isWeak(voices) && isWeak([...voices, another])).toBe(false);
      expect(isWeak(voices) && voices.length >= PEOPLE_ENOUGH).toBe(false);
    }),
  );
});
