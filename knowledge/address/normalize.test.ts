import { describe, expect, it } from "vitest";
import { normalizeAddress, recognizeAll } from "./normalize.ts";

describe("recognizeAll", () => {
  it("tells a wallet with its likeliest chain first", () => {
    expect(recognizeAll("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")[0]).toMatchObject({
      declareType: "WALLET",
      addressKey: "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
      chain: "ETH",
    });
    expect(recognizeAll("1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu")).toMatchObject([
      { addressKey: "1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu", chain: "BTC", likelyChains: ["BTC", "USDT"] },
      { addressKey: "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a", chain: "BCH", likelyChains: ["BCH"] },
    ]);
  });

  it("tells a site", () => {
    expect(recognizeAll(" https://www.evil.com/x ")[0]).toEqual({
      declareType: "SITE",
      addressKey: "evil.com",
      likelyChains: [],
    });
  });

  it.each(["", "investment scam", "사기", "0x5aAeb6", "someone@mail.example.com"])("says nothing of %j", (text) => {
    expect(recognizeAll(text)).toEqual([]);
  });

  it("finds the key under which a report of the same text stands", () => {
    for (const [chain, text] of [
      ["BTC", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
      ["TON", "EQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG"],
      ["BCH", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
    ] as const) {
      expect(normalizeAddress({ declareType: "WALLET", chain, text })).toMatchObject({
        addressKey: recognizeAll(text)[0]?.addressKey,
      });
    }
  });
});

describe("normalizeAddress", () => {
  it("shows a site as it is reached, a wallet as it was written", () => {
    expect(normalizeAddress({ declareType: "SITE", text: "https://münchen.de" })).toMatchObject({
      display: "xn--mnchen-3ya.de",
    });
    expect(
      normalizeAddress({ declareType: "WALLET", text: " 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" }),
    ).toMatchObject({ display: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" });
  });

  it("offers chains where a wallet was given for a site", () => {
    expect(normalizeAddress({ declareType: "SITE", text: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" })).toEqual({
      ok: false,
      likelyChains: ["TRX", "USDT"],
    });
  });
});
