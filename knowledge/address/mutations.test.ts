// Whatever is typed for an address, judging it never throws: a library may throw anything at what is not its own.
// SB_MUTATIONS=100000 tries as many for each chain; without it a small number.
import { CHAINS, type Chain } from "@sb/contracts/codes.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GOOD_ADDRESSES } from "./good-addresses.ts";
import { normalizeAddress, recognizeAll } from "./normalize.ts";
import { siteKey } from "./site.ts";

const RUNS = Number(process.env.SB_MUTATIONS ?? 300);

const piece = fc.constantFrom(
  ...["0", "O", "I", "l", "1", "z", "9", "q", "Q", "a", "x", ".", ":", "-", "_", "+", "/", " ", "@", "", "ab", "1z"],
  ...["\u0000", "\u200b", "\ud800", "é", "가", "😀", "z".repeat(40), "1".repeat(40), "q".repeat(90)],
);
/** A piece at a place gives way to another, up to eight times. */
const edit = fc.record({ at: fc.nat(120), gone: fc.nat(12), piece });
const edits = fc.array(edit, { minLength: 1, maxLength: 8 });

function mutated(address: string, changes: readonly { at: number; gone: number; piece: string }[]): string {
  return changes.reduce((text, { at, gone, piece: more }) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + more + text.slice(place + gone);
  }, address);
}

const examplesOf = (chain: Chain) => GOOD_ADDRESSES.flatMap(([on, text]) => (on === chain ? [text] : []));

describe.each(CHAINS)("a mistyped address on %s", (chain) => {
  const examples = examplesOf(chain);

  it(`is judged without an error, ${RUNS} times`, () => {
    const example = fc.constantFrom(...(examples.length > 0 ? examples : GOOD_ADDRESSES.map(([, text]) => text)));
    fc.assert(
      fc.property(example, edits, (address, changes) => {
        const text = mutated(address, changes);
        expect(typeof normalizeAddress({ declareType: "WALLET", chain, text }).ok).toBe("boolean");
        recognizeAll(text);
      }),
      { numRuns: RUNS },
    );
  }, 600_000);
});

it("no text is the key of a wallet and of a site", () => {
  const text = fc.oneof(fc.constantFrom(...GOOD_ADDRESSES.map(([, , key]) => key)), fc.domain(), fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(text, edits, (start, changes) => {
      for (const key of [start, mutated(start, changes)]) {
        const isSite = siteKey(key) === key;
        const wallet = normalizeAddress({ declareType: "WALLET", chain: "OTHER", text: key });
        expect(isSite && wallet.ok && wallet.addressKey === key, key).toBe(false);
      }
    }),
  );
});

it("the text that once was a 500 is simply wrong", () => {
  const text = `4${"z".repeat(94)}`;
  expect(normalizeAddress({ declareType: "WALLET", chain: "XMR", text })).toEqual({ ok: false, likelyChains: [] });
  expect(recognizeAll(text)).toEqual([]);
});
