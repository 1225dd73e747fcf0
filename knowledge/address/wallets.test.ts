import type { Chain } from "@sb/contracts/codes.ts";
import { describe, expect, it } from "vitest";
import { GOOD_ADDRESSES } from "./good-addresses.ts";
import { normalizeAddress } from "./normalize.ts";

const wallet = (chain: Chain, text: string) => normalizeAddress({ declareType: "WALLET", chain, text });

describe("a wallet address good for its chain", () => {
  it.each(GOOD_ADDRESSES)("%s %s", (chain, text, addressKey) => {
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
    const receiver = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
    const token = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
    for (const link of [`pay-${receiver}@1`, `${token}@1/transfer?address=${receiver}&uint256=1e6`])
      expect(wallet("ETH", `ethereum:${link}`)).toMatchObject({ addressKey: receiver });
  });
});

describe("a wrong wallet address", () => {
  it.each([
    ["BTC", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", "a wrong checksum"],
    ["BTC", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "a wrong checksum"],
    ["BTC", "bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "mixed case in bech32"],
    ["ETH", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed", "a wrong EIP-55 checksum"],
    ["ETH", "5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed", "a wrong EIP-55 checksum, without 0x"],
    ["ETH", "0123456789012345678901234567890123456789", "a number"],
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
  it.each([
    ["Cosmos", "cosmos1qq93vgfvxapy6krrdeucfru65kcth3k33952jg"],
    ["Dash", "XmN7PQYWKn5MJFna5fRYgP6mxT2F7xpekE"],
    ["Zcash", "t1Rv4exT7bqhZqi2j7xz8bUHDMxwosrjADU"],
    ["Polkadot", "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"],
    ["Stellar", "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"],
    ["Tezos", "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"],
    ["Algorand", "VCMJKWOY5P5P7SKMZFFOCEROPJCZOTIJMNIYNUCKH7LRO45JMJP6UYBIJA"],
    ["Sui", "0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331"],
    ["NEAR", "98793cd91a3f870fb126f66285808c7e094afcfc4eda8a970f6648cdf0dbd6de"],
    ["Nano", "nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3"],
    ["Hedera", "0.0.1234567"],
  ])("takes an address of %s", (_, text) => {
    expect(wallet("OTHER", text)).toMatchObject({ ok: true, addressKey: text });
  });

  it.each([
    "someone@mail.example",
    "victim.name.1985.somewhere@mail.example",
    "010-1234-5678",
    "+821012345678",
    "01012345678010123456780101234567",
    "HongGilDong9001011234567",
    "honggildongseouljongno9001011234567",
    "hong_gildong_19900101_seoul_jongno",
    "johnathan1985smithson2001fromtexas",
    "홍길동9001011234567홍길동9001011234567",
    "HeTookAllMyMoneyIn2024AndNeverCameBack",
    "this-man-took-all-my-money-in-2024",
    "two words here and 123 more",
    "12345678",
    "some-odd-wallet",
    "https://evil.example/wallet",
    "x".repeat(64),
    "x1".repeat(65),
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1",
    "bell\u0007bell5aAeb6053F3E94C9b9A09f33669435E7Ef1",
  ])("refuses %j", (text) => {
    expect(wallet("OTHER", text).ok).toBe(false);
  });

  it("shares the key of the chains whose form the address has", () => {
    const addressKey = "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
    expect(wallet("OTHER", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")).toMatchObject({ addressKey });
    expect(wallet("OTHER", "0x5AAEB6053f3e94c9b9a09f33669435e7ef1beaed")).toMatchObject({ addressKey });
  });
});
