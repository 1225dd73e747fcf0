import type { Lookup } from "@sb/contracts/report/wire.ts";
import { describe, expect, test } from "vitest";
import { filled, WALLET } from "./filled.ts";
import { guessFrom, mismatchOf } from "./target.ts";

const answer = (changes: Partial<Lookup> = {}): Lookup => ({
  adrs: WALLET,
  declareType: "WALLET",
  chain: "BTC",
  likelyChains: ["BTC"],
  timesReported: 0,
  listings: [],
  crimeTypes: [],
  similar: [],
  ...changes,
});

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

  test("a wallet address or words are not a site", () => {
    const site = filled({ "declare.declareType": "SITE" });
    expect(mismatchOf(site, answer())).toEqual(["BTC"]);
    expect(mismatchOf(site, answer({ declareType: undefined, chain: undefined, likelyChains: [] }))).toEqual([]);
    expect(mismatchOf(site, answer({ declareType: "SITE", chain: undefined, likelyChains: [] }))).toBeUndefined();
  });
});

describe("guessFrom", () => {
  const fieldsAfter = (changes: Parameters<typeof filled>[0], lookup: Lookup, wasGuess = false) =>
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

  test("prefills the kind if it was not chosen", () => {
    const site = answer({ declareType: "SITE", chain: undefined, likelyChains: [] });
    expect(fieldsAfter({ "declare.declareType": "" }, site)["declare.declareType"]).toBe("SITE");
    expect(fieldsAfter({ "declare.declareType": "WALLET" }, site)["declare.declareType"]).toBe("WALLET");
  });
});
