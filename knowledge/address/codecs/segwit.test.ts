import { expect, it } from "vitest";
import { bech32Key, segwitKey } from "./segwit.ts";

const key = segwitKey("bc");

// BIP-173 and BIP-350, valid and invalid.
it.each([
  "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4",
  "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y",
  "BC1SW50QGDZ25J",
  "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs",
  "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
])("takes %s", (text) => {
  expect(key(text)).toBe(text.toLowerCase());
});

it.each([
  ["bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd", "Bech32 instead of Bech32m"],
  ["BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL", "Bech32 instead of Bech32m"],
  ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh", "Bech32m instead of Bech32"],
  ["bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4", "a wrong character"],
  ["BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R", "a wrong version"],
  ["bc1pw5dgrnzv", "too short a program"],
  ["BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P", "a wrong length for version 0"],
  ["bc1gmk9yu", "nothing in it"],
  ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "the test network"],
])("refuses %s: %s", (text) => {
  expect(key(text)).toBeUndefined();
});

it("reads other chains' prefixes", () => {
  expect(bech32Key("cosmos1qq93vgfvxapy6krrdeucfru65kcth3k33952jg")).toBeDefined();
  expect(bech32Key("cosmos1qq93vgfvxapy6krrdeucfru65kcth3k33952j7")).toBeUndefined();
});
