import fc from "fast-check";
import { expect, test } from "vitest";
import { FEW_EDITS } from "./edits.ts";
import { likeness, looksAskedFor, looksLike, looksOf } from "./look-alike.ts";

const shareALook = (left: string, right: string): boolean => {
  const looks = new Set(looksOf(left));
  return looksAskedFor(right).some((look) => looks.has(look));
};
const expectAlike = (left: string, right: string, alike: boolean): void => {
  expect([looksLike(left, right), looksLike(right, left)], `${left} ${right}`).toEqual([alike, alike]);
  if (alike) expect(shareALook(left, right), `${left} ${right}`).toBe(true);
};

test("addresses with the same ends look alike", () => {
  const address = "0x7cb57b5a97eabe94205c07890be4c1ad31e486a8";
  expectAlike(address, "0x7CB511111111111111111111111111111111486A8", true);
  expectAlike(address, "0x7cc57b5a97eabe94205c07890be4c1ad31e48aaa", false);
  expectAlike(address, address, false);
});

test("what all addresses of a kind begin with does not count", () => {
  expectAlike("bc1qaaaaaaaaaaaaaaaaaaaaaaaaaaaazzzz", "bc1qbbbbbbbbbbbbbbbbbbbbbbbbbbbbzzzz", false);
  expectAlike("bitcoincash:qaaaaaaaaaaaaaaaaazzzz", "bitcoincash:qbbbbbbbbbbbbbbbbbzzzz", false);
});

test("short texts have no look-alikes, nor do long hosts", () => {
  expectAlike("0x123", "0x124", false);
  expect([looksOf("0x123"), looksOf(`${"x".repeat(60)}.example`)]).toEqual([[], []]);
});

test("likeness counts both ends, no character twice", () => {
  expect(likeness("abcdxyz", "abceeexyz")).toBe(6);
  expect(likeness("aaa", "aaaaa")).toBe(3);
  expect(likeness("abc", "ABC")).toBe(3);
});

test("hosts one edit away look alike", () => {
  for (const host of ["b.de", "xab.de", "ax.de", "ba.de", "ab.dex", "ab-.de"]) expectAlike("ab.de", host, true);
  for (const host of ["ab.de", "xaxb.de", "de.ab", "0x7cb57b5a97eabe"]) expectAlike("ab.de", host, false);
});

const letter = fc.constantFrom(..."ab-1");
const edits = fc.oneof(
  letter.map((more) => (rest: string) => more + rest),
  letter.map((other) => (rest: string) => other + rest.slice(1)),
  fc.constant((rest: string) => rest.slice(1)),
  fc.constant((rest: string) => rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2)),
);

test("any one edit leaves a look in common", () => {
  const name = fc.array(letter, { minLength: 2, maxLength: 12 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(name, fc.nat(11), edits, (host, place, edit) => {
      const at = place % host.length;
      const edited = host.slice(0, at) + edit(host.slice(at));
      if (edited !== host) expectAlike(`${host}.example`, `${edited}.example`, true);
    }),
  );
});

test("addresses one or two edits apart look alike, wherever the edits are", () => {
  const hex = fc.array(fc.constantFrom(..."0123456789abcdef"), { minLength: 40, maxLength: 40 });
  const address = hex.map((digits) => `0x${digits.join("")}`);
  const edits40 = fc.array(fc.tuple(fc.integer({ min: 2, max: 40 }), edits), { minLength: 1, maxLength: FEW_EDITS });
  fc.assert(
    fc.property(address, edits40, (start, changes) => {
      // A swap of neighbours is two edits.
      const isTooMany = changes.length > 1;
      const edited = changes.reduce((text, [at, edit]) => text.slice(0, at) + edit(text.slice(at)), start);
      if (edited === start || (isTooMany && !looksLike(start, edited))) return;
      expectAlike(start, edited, true);
    }),
    { numRuns: 2_000 },
  );
});

test("three characters changed make another address", () => {
  expectAlike("0x7cb57b5a97eabe94205c07890be4c1ad31e486a8", "0x7cb57b5a9aaaae94205c07890be4c1ad31e00000", false);
});
