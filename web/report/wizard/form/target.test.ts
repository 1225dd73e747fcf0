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
  crimeTypes: [],
  similar: [],
  ...changes,
});

describe("mismatchOf", () => {
  test("an address of the chosen chain is well", () => {
    expect(mismatchOf(filled(), answer())).toBeUndefined();
  });

  test("an address of another chain offers the chains whose form it has", () => {
    expect(mismatchOf(filled({ "declare.chain": "ETH" }), answer())).toEqual(["BTC"]);
  });

  test("an answer about what was typed before says nothing", () => {
    expect(mismatchOf(filled({ "declare.chain": "ETH" }), answer({ adrs: "older" }))).toBeUndefined();
  });

  test("nothing is known of other chains, and nothing before one is chosen", () => {
    expect(mismatchOf(filled({ "declare.chain": "OTHER" }), answer())).toBeUndefined();
    expect(mismatchOf(filled({ "declare.chain": "" }), answer())).toBeUndefined();
  });

  test("a wallet address is no site, words are neither", () => {
    const site = filled({ "declare.declareType": "SITE" });
    expect(mismatchOf(site, answer())).toEqual(["BTC"]);
    expect(mismatchOf(site, answer({ declareType: undefined, chain: undefined, likelyChains: [] }))).toEqual([]);
    expect(mismatchOf(site, answer({ declareType: "SITE", chain: undefined, likelyChains: [] }))).toBeUndefined();
  });
});

describe("guessFrom", () => {
  const fieldsAfter = (changes: Parameters<typeof filled>[0], lookup: Lookup, wasGuess = false) =>
    guessFrom(filled(changes), lookup, wasGuess).values.fields;

  test("fills in a chain that was not chosen, and says so", () => {
    const guess = guessFrom(filled({ "declare.chain": "" }), answer(), false);
    expect(guess.values.fields["declare.chain"]).toBe("BTC");
    expect(guess.chainIsGuess).toBe(true);
  });

  test("never overwrites the person's own choice, but its own guess", () => {
    expect(fieldsAfter({ "declare.chain": "LTC" }, answer())["declare.chain"]).toBe("LTC");
    expect(fieldsAfter({ "declare.chain": "LTC" }, answer(), true)["declare.chain"]).toBe("BTC");
  });

  test("fills in the kind where it was not chosen", () => {
    const site = answer({ declareType: "SITE", chain: undefined, likelyChains: [] });
    expect(fieldsAfter({ "declare.declareType": "" }, site)["declare.declareType"]).toBe("SITE");
    expect(fieldsAfter({ "declare.declareType": "WALLET" }, site)["declare.declareType"]).toBe("WALLET");
  });
});
