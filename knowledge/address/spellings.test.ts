// One account, whatever it is spelled: reported by one spelling and looked up by another, the answer is the same.
import { CHAINS } from "@sb/contracts/codes.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeAddress, recognizeAll } from "./normalize.ts";
import { accountsOn, RULED_CHAINS, SPELLED_ACCOUNTS, type SpelledAccount } from "./spellings.fixture.ts";

const RUNS = Number(process.env.SB_SPELLINGS ?? 40);

/** Accounts of keys that begin and end in any way: zeros at the beginning change how long an address is. */
const bytes = fc
  .tuple(fc.constantFrom(0, 0, 1, 3), fc.uint8Array({ minLength: 64, maxLength: 64 }))
  .map(([zeros, drawn]) => Uint8Array.of(...new Uint8Array(zeros), ...drawn.subarray(zeros)));

const reported = ({ chain }: SpelledAccount, text: string) => normalizeAddress({ declareType: "WALLET", chain, text });
const askedKeys = (text: string) => recognizeAll(text).map(({ addressKey }) => addressKey);

describe.each(RULED_CHAINS)("on %s", (chain) => {
  const drawn = bytes.chain((seed) => fc.constantFrom(...accountsOn(chain, seed)));

  it("every spelling of an account is stored under its key, and asks for it", () => {
    fc.assert(
      fc.property(drawn, (account) => {
        for (const text of account.spellings) {
          expect(reported(account, text), text).toMatchObject({ ok: true, addressKey: account.key });
          expect(askedKeys(text), text).toContain(account.key);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("no spelling has the key of another account", () => {
    fc.assert(
      fc.property(drawn, drawn, (one, other) => {
        fc.pre(one.key !== other.key);
        for (const text of one.spellings) {
          expect(reported(one, text), text).not.toMatchObject({ addressKey: other.key });
          // The same bytes are another account on another chain, and may be asked about there.
          if (one.key.slice(0, 2) === other.key.slice(0, 2)) expect(askedKeys(text), text).not.toContain(other.key);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

it("the accounts of the fixture are on every chain but OTHER", () => {
  expect(new Set(SPELLED_ACCOUNTS.map(({ chain }) => chain))).toEqual(
    new Set(CHAINS.filter((each) => each !== "OTHER")),
  );
  for (const { spellings } of SPELLED_ACCOUNTS) expect(spellings.length).toBeGreaterThanOrEqual(3);
});

it("test networks have no accounts here", () => {
  for (const text of [
    ...["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn"],
    ...["kQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0Xgr0P", "T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ"],
    "X-fuji1gc24yxx86x0d8fqqn7qdt6v52d2ptz5rvj",
  ]) {
    expect(askedKeys(text), text).toEqual([]);
  }
});
