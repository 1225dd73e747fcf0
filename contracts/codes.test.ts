import { expect, test } from "vitest";
import { CHAINS, CRIME_TYPES, FILING_TERMS, JOIN_TERMS, LANGUAGES, TERMS_CODES } from "./codes.ts";

test("the crime categories are those of the specification, fraud in five", () => {
  expect(CRIME_TYPES.filter((type) => type.startsWith("FRAUD_"))).toHaveLength(5);
  expect(CRIME_TYPES.filter((type) => !type.startsWith("FRAUD_")).join(" ")).toBe(
    "VOICE_PHISHING HACKING RANSOMWARE DRUGS ILLEGAL_GAMBLING ILLEGAL_GOODS SEXUAL_CRIME CHILD_SEXUAL_CRIME OTHER_THREAT FALSE_INVESTMENT_ADVICE COIN_MIXING OTHER",
  );
});

test("the chains and tokens are those of the specification, in its order", () => {
  expect(CHAINS.join(" ")).toBe("BTC BCH ETH ETC BNB AVAX ADA DOGE LTC XMR MATIC XRP SHIB SOL TRX USDT USDC TON OTHER");
});

test("joining asks for A01 and R02, filing for R01 and R02", () => {
  expect([...TERMS_CODES].sort()).toEqual(["A01", "A02", "B01", "B02", "R01", "R02", "R03"]);
  expect(JOIN_TERMS).toEqual(["A01", "R02"]);
  expect(FILING_TERMS).toEqual(["R01", "R02"]);
});

test("the languages are Korean, English, Chinese, Japanese and German", () => {
  expect([...LANGUAGES].sort()).toEqual(["de", "en", "ja", "ko", "zh"]);
});
