import { SAFE_KINDS } from "@sb/contracts/report/codes.ts";
import { describe, expect, it } from "vitest";
import { recognizeAll } from "../normalize.ts";
import { siteKey } from "../site.ts";
import { SAFE_LIST, safeEntryOf } from "./safe-list.ts";

const WALLETS: readonly string[] = ["TOKEN", "CONTRACT", "BURN", "EXCHANGE_WALLET"];

describe("the safe list", () => {
  it("has 200 entries or more, of each kind some, each with its source and its day", () => {
    expect(SAFE_LIST.length).toBeGreaterThanOrEqual(200);
    expect(new Set(SAFE_LIST.map(({ kind }) => kind))).toEqual(new Set(SAFE_KINDS));
    for (const { source, date, name } of SAFE_LIST) {
      expect([source, name]).not.toContain("");
      expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it("names each target once", () => {
    const keys = SAFE_LIST.map(({ key }) => key);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it.each(SAFE_LIST.filter(({ kind }) => WALLETS.includes(kind)).map(({ key }) => [key]))(
    "%s is an address, in the spelling that reports count under",
    (key) => {
      expect(recognizeAll(key)[0]).toMatchObject({ declareType: "WALLET", addressKey: key });
    },
  );

  it("has sites in the spelling that reports count under", () => {
    const sites = SAFE_LIST.filter(({ kind }) => !WALLETS.includes(kind)).map(({ key }) => key);
    // A public suffix such as `gov` is no site itself; names below it are.
    expect(sites.filter((key) => siteKey(`www1.${key}`) !== `www1.${key}` && siteKey(key) !== key)).toEqual([]);
  });
});

describe("what is on it", () => {
  it.each([
    ["WALLET", "0xdac17f958d2ee523a2206206994597c13d831ec7"],
    ["WALLET", "0x28c6c06298d514db089934071355e5743bf21d60"],
    ["WALLET", "0x000000000000000000000000000000000000dead"],
    ["SITE", "binance.com"],
    ["SITE", "accounts.binance.com"],
    ["SITE", "police.go.kr"],
    ["SITE", "seoul.police.go.kr"],
    ["SITE", "t.me"],
    ["SITE", "docs.google.com"],
    ["SITE", "github.io"],
    ["SITE", "youtube.com"],
    ["SITE", "etherscan.io"],
    ["SITE", "goerli.etherscan.io"],
    ["SITE", "explorer.solana.com"],
  ] as const)("%s %s", (declareType, key) => {
    expect(safeEntryOf(declareType, key)).toBeDefined();
  });

  it.each([
    ["SITE", "t.me/scamroom"],
    ["SITE", "docs.google.com/forms/d/e/abc/viewform"],
    ["SITE", "tenant.github.io"],
    ["SITE", "binance.com.evil.com"],
    ["SITE", "notbinance.com"],
    ["SITE", "gokr.com"],
    ["SITE", "etherscan.io.evil.com"],
    ["SITE", "solana-explorer.com"],
    ["WALLET", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"],
  ] as const)("is not %s %s", (declareType, key) => {
    expect(safeEntryOf(declareType, key)).toBeUndefined();
  });
});
