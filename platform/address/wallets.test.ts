import type { Chain } from "@sb/contracts/codes.ts";
import { describe, expect, it } from "vitest";
import { normalizeAddress } from "./normalize.ts";

// Examples of the specifications: BIP-173, BIP-350, EIP-55, CashAddr, TEP-2, and well-known burn or genesis addresses.
const GOOD: readonly (readonly [chain: Chain, text: string, key: string])[] = [
  ["BTC", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  ["BTC", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["BTC", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  [
    "BTC",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
    "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  ],
  ["BCH", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
  ["BCH", "QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
  ["BCH", "1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
  ["ETH", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"],
  ["ETH", "0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"],
  ["BNB", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"],
  ["SOL", "So11111111111111111111111111111111111111112", "So11111111111111111111111111111111111111112"],
  ["SOL", "11111111111111111111111111111111", "11111111111111111111111111111111"],
  ["TRX", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["XRP", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"],
  ["DOGE", "DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L", "DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L"],
  ["LTC", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  [
    "ADA",
    "Ae2tdPwUPEZ4YjgvykNpoFeYUxoyhNj2kg8KfKWN2FizsSpLUPv68MpTVDo",
    "Ae2tdPwUPEZ4YjgvykNpoFeYUxoyhNj2kg8KfKWN2FizsSpLUPv68MpTVDo",
  ],
  [
    "XMR",
    "44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A",
    "44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A",
  ],
  ["TON", "EQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG", "UQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XglxD"],
  [
    "TON",
    "0:6f5bc67986e06430961d9df00433926a4cd92e597ddd8aa6043645ac20bd1782",
    "UQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XglxD",
  ],
];

const wallet = (chain: Chain, text: string) => normalizeAddress({ declareType: "WALLET", chain, text });

describe("a wallet address good for its chain", () => {
  it.each(GOOD)("%s %s", (chain, text, addressKey) => {
    expect(wallet(chain, text)).toMatchObject({ ok: true, addressKey });
  });

  it.each(["ETH", "BNB", "MATIC", "AVAX", "ETC", "USDT", "USDC", "SHIB"] as const)("%s takes the EVM form", (chain) => {
    expect(wallet(chain, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed").ok).toBe(true);
  });

  it.each([
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
    "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
    "So11111111111111111111111111111111111111112",
  ])("USDT lives on several chains: %s", (text) => {
    expect(wallet("USDT", text).ok).toBe(true);
  });

  it("reads payment links", () => {
    const addressKey = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
    expect(wallet("BTC", ` bitcoin:${addressKey}?amount=0.1 `)).toMatchObject({ ok: true, addressKey });
    expect(wallet("ETH", "ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1").ok).toBe(true);
  });
});

describe("a wrong wallet address", () => {
  it.each([
    ["BTC", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", "a wrong checksum"],
    ["BTC", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "a wrong checksum"],
    ["BTC", "bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "mixed case in bech32"],
    ["ETH", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed", "a wrong EIP-55 checksum"],
    ["ETH", "5aaeb6053f3e94c9b9a09f33669435e7ef1beaed", "no 0x"],
    ["BCH", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q", "a wrong checksum"],
    ["TON", "EQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGH", "a wrong checksum"],
    ["SOL", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "not 32 bytes"],
    ["XRP", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi", "a wrong checksum"],
  ] as const)("%s %s: %s", (chain, text, _) => {
    expect(wallet(chain, text).ok).toBe(false);
  });

  it("comes with the chains whose form it has", () => {
    expect(wallet("ETH", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t")).toEqual({ ok: false, likelyChains: ["TRX", "USDT"] });
    expect(wallet("BTC", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed")).toMatchObject({
      likelyChains: expect.arrayContaining(["ETH", "BNB", "MATIC"]),
    });
    expect(wallet("ETH", "what is this")).toEqual({ ok: false, likelyChains: [] });
  });
});

describe("a chain without rules of ours", () => {
  it.each(["12345678", "cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8", "x".repeat(128)])("takes %s", (text) => {
    expect(wallet("OTHER", text)).toMatchObject({ ok: true, addressKey: text });
  });

  it.each(["1234567", "x".repeat(129), "two words here", "bell\u0007bell"])("refuses %j", (text) => {
    expect(wallet("OTHER", text).ok).toBe(false);
  });

  it("shares the key of the chains whose form the address has", () => {
    const addressKey = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
    expect(wallet("OTHER", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")).toMatchObject({ addressKey });
    expect(wallet("OTHER", "0x5AAEB6053f3e94c9b9a09f33669435e7ef1beaed")).toMatchObject({ addressKey });
  });
});
