import { describe, expect, test } from "vitest";
import { whatOf } from "./what.ts";

const vault = { mac: (purpose: string, text: string) => `${purpose}.${text}` };
const WALLET = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const KEY = WALLET.toLowerCase();

describe("a target", () => {
  test.each([
    [WALLET, "WALLET", WALLET, KEY],
    [`https://etherscan.io/address/${WALLET}`, "WALLET", KEY, KEY],
    [`ethereum:${WALLET}`, "WALLET", KEY, KEY],
    ["https://evil.example.com/", "SITE", "https://evil.example.com/", "evil.example.com"],
  ])("%s is watched under the spelling that reports share", (adrs, kind, shown, addressKey) => {
    const topic = `watch-target.${addressKey}`;
    expect(whatOf(vault, { adrs })).toEqual({ kind, watched: { adrs: shown, addressKey }, topic, sameAs: topic });
  });

  test.each([
    ["not an address", "ADDRESS_INVALID"],
    ["evil\u202e.example.com", "TEXT_UNREADABLE"],
  ])("%j is none: %s", (adrs, code) => {
    expect(() => whatOf(vault, { adrs })).toThrow(expect.objectContaining({ code }));
  });
});

describe("a search", () => {
  test("is found by its longest word, and is the same in another order and case", () => {
    const one = whatOf(vault, { searchKeyword: "New Romance coin" });
    expect(one).toMatchObject({ kind: "SEARCH", topic: "watch-word.romance" });
    expect(whatOf(vault, { searchKeyword: "coin, new ROMANCE" }).sameAs).toBe(one.sameAs);
  });

  test.each(["!", "a", "가", "co\u0000in"])("%j is none", (searchKeyword) => {
    expect(() => whatOf(vault, { searchKeyword })).toThrow(expect.objectContaining({ code: "TEXT_UNREADABLE" }));
  });
});

test.each([{}, { adrs: WALLET, searchKeyword: "coin" }])("%j names none, or two", (asked) => {
  expect(() => whatOf(vault, asked)).toThrow(expect.objectContaining({ code: "REQUIRED_FIELD_MISSING" }));
});
