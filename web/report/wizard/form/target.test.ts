import { CHAINS, DECLARE_TYPES } from "@sb/contracts/codes.ts";
import { NO_LEVEL } from "@sb/contracts/report/fixture.ts";
import type { LookedUp, Lookup, LookupError } from "@sb/contracts/report/lookup-wire.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filled, WALLET } from "./filled.ts";
import { guessFrom, mismatchOf, withoutRest } from "./target.ts";

const answer = (changes: Partial<Lookup> = {}): Lookup => ({
  adrs: WALLET,
  normalized: WALLET,
  declareType: "WALLET",
  chain: "BTC",
  likelyChains: ["BTC"],
  level: NO_LEVEL,
  timesReported: 0,
  listings: [],
  crimeTypes: [],
  similar: [],
  related: [],
  ...changes,
});

const unknown: LookupError = { adrs: WALLET, error: { code: "NOT_RECOGNIZED", reason: "FORM", similar: [] } };

describe("mismatchOf", () => {
  test("an address of the chosen chain matches", () => {
    expect(mismatchOf(filled(), answer())).toBeUndefined();
  });

  test("an address of another chain suggests the chains it fits", () => {
    expect(mismatchOf(filled({ "declare.chain": "ETH" }), answer())).toEqual(["BTC"]);
  });

  test("ignores a lookup of an earlier input", () => {
    expect(mismatchOf(filled({ "declare.chain": "ETH" }), answer({ adrs: "older" }))).toBeUndefined();
  });

  test("no mismatch for OTHER or before a chain is chosen", () => {
    expect(mismatchOf(filled({ "declare.chain": "OTHER" }), answer())).toBeUndefined();
    expect(mismatchOf(filled({ "declare.chain": "" }), answer())).toBeUndefined();
  });

  test("an address that fits no chain is wrong, chosen or not", () => {
    expect(mismatchOf(filled({ "declare.chain": "" }), unknown)).toEqual([]);
    expect(mismatchOf(filled(), unknown)).toEqual([]);
    expect(mismatchOf(filled({ "declare.declareType": "" }), unknown)).toBeUndefined();
  });

  test("a wallet address or words are not a site", () => {
    const site = filled({ "declare.declareType": "SITE" });
    expect(mismatchOf(site, answer())).toEqual(["BTC"]);
    expect(mismatchOf(site, unknown)).toEqual([]);
    expect(mismatchOf(site, answer({ declareType: "SITE", chain: undefined, likelyChains: [] }))).toBeUndefined();
  });
});

describe("guessFrom", () => {
  const fieldsAfter = (changes: Parameters<typeof filled>[0], lookup: LookedUp, wasGuess = false) =>
    guessFrom(filled(changes), lookup, wasGuess).values.fields;

  test("prefills a chain that was not chosen, and marks it as a guess", () => {
    const guess = guessFrom(filled({ "declare.chain": "" }), answer(), false);
    expect(guess.values.fields["declare.chain"]).toBe("BTC");
    expect(guess.chainIsGuess).toBe(true);
  });

  test("overwrites its own guess, never the user's choice", () => {
    expect(fieldsAfter({ "declare.chain": "LTC" }, answer())["declare.chain"]).toBe("LTC");
    expect(fieldsAfter({ "declare.chain": "LTC" }, answer(), true)["declare.chain"]).toBe("BTC");
  });

  test("takes its guess back if the address fits no chain or is a site, never the user's choice", () => {
    expect(guessFrom(filled(), unknown, true)).toMatchObject({ chainIsGuess: false });
    expect(fieldsAfter({}, unknown, true)["declare.chain"]).toBe("");
    expect(fieldsAfter({}, unknown)["declare.chain"]).toBe("BTC");
    expect(fieldsAfter({ "declare.declareType": "SITE" }, answer(), true)["declare.chain"]).toBe("");
  });

  test("does not guess which other chain it is", () => {
    const elsewhere = answer({ chain: "OTHER", likelyChains: ["OTHER"] });
    expect(fieldsAfter({ "declare.chain": "" }, elsewhere)["declare.chain"]).toBe("");
  });

  test("never contradicts the check, whatever the lookup answers", () => {
    const chains = fc.constantFrom(...CHAINS);
    const answers = fc.record({ chain: fc.option(chains, { nil: undefined }), likelyChains: fc.uniqueArray(chains) });
    const kinds = fc.constantFrom("", ...DECLARE_TYPES);
    fc.assert(
      fc.property(answers, kinds, fc.constantFrom("", ...CHAINS), fc.boolean(), (found, kind, chain, wasGuess) => {
        const typed = filled({ "declare.declareType": kind, "declare.chain": chain });
        const { values, chainIsGuess } = guessFrom(typed, answer(found), wasGuess);
        if (chainIsGuess && chain !== "OTHER") expect(mismatchOf(values, answer(found))).toBeUndefined();
      }),
    );
  });

  test("prefills the kind if it was not chosen", () => {
    const site = answer({ declareType: "SITE", chain: undefined, likelyChains: [] });
    expect(fieldsAfter({ "declare.declareType": "" }, site)["declare.declareType"]).toBe("SITE");
    expect(fieldsAfter({ "declare.declareType": "WALLET" }, site)["declare.declareType"]).toBe("WALLET");
  });
});

test("an address among words becomes the address alone", () => {
  const words = answer({ adrs: `Address: ${WALLET}`, spelled: WALLET });
  expect(withoutRest(words)).toMatchObject({ adrs: WALLET });
  expect(withoutRest(answer())).toEqual(answer());
  expect(withoutRest(unknown)).toEqual(unknown);
});
