import { LANGUAGES } from "@sb/contracts/codes.ts";
import { NO_LEVEL } from "@sb/contracts/report/fixture.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { describe, expect, test } from "vitest";
import { textsIn } from "../i18n/for-tests.ts";
import { adviceOn, sentenceOf, titleOf, toneOf } from "./sentence.ts";

const lookup = (changes: Partial<Lookup>): Lookup => ({
  ...{ adrs: "m.fastcoin-pro.com", normalized: "m.fastcoin-pro.com", declareType: "SITE", likelyChains: [] },
  ...{ level: NO_LEVEL, timesReported: 0, crimeTypes: [], listings: [], similar: [], related: [] },
  ...changes,
});
const related = (relation: "PARENT" | "CHILD" | "SIBLING") =>
  lookup({ related: [{ adrs: "fastcoin-pro.com", relation, timesReported: 3, listings: [] }] });
const similar = { adrs: "m.fastcoin-prо.com", timesReported: 2, timesListed: 0, differs: [], edits: 1 };

describe.each(LANGUAGES)("in %s", (language) => {
  const t = textsIn(language);
  const unknown = t(($) => $.lookup.verdict.unknown);

  test.each(["PARENT", "CHILD", "SIBLING"] as const)("a reported %s heads the verdict, with its name", (relation) => {
    expect(titleOf(related(relation), t)).toContain("fastcoin-pro[.]com");
    expect(toneOf(related(relation))).toBe(relation === "PARENT" ? "known" : "close");
  });

  test("one letter off heads the verdict; the same ends alone do not", () => {
    const almost = lookup({ similar: [similar] });
    expect([titleOf(almost, t), toneOf(almost)]).toEqual([t(($) => $.lookup.almost.SITE), "close"]);
    const { edits: _, ...ends } = similar;
    expect([titleOf(lookup({ similar: [ends] }), t), toneOf(lookup({ similar: [ends] }))]).toEqual([
      unknown,
      "unknown",
    ]);
  });

  test("what everybody knows is not headed by its imitations", () => {
    const shared = { kind: "EXCHANGE", name: "Binance" } as const;
    expect(titleOf(lookup({ shared, similar: [similar] }), t)).toBe(unknown);
  });

  test("nobody is told to visit a wallet, nor to send anything to a site", () => {
    const reported = { timesReported: 2, listings: [] };
    const both = (changes: Partial<Lookup>) =>
      (["WALLET", "SITE"] as const).map((declareType) => adviceOn(lookup({ ...changes, declareType }), t));
    const all = [both(reported), both({ ...reported, weak: true }), both({ similar: [similar] })];
    for (const [wallet = "", site = ""] of all) {
      expect(wallet).not.toBe(site);
      expect(wallet).not.toMatch(/visit|open|접속|访问|アクセス|öffne|Öffne/);
      expect(site).not.toMatch(/send|보내지|转账|送金|sende|Sende/);
    }
  });

  test("a shortened address that fits a reported one is said before a clean target", () => {
    const other = { kind: "NEARLY", text: "0x36…00", reason: "SHORTENED", similar: [similar] } as const;
    const found = { items: [lookup({})], others: [{ ...other, similar: [similar] }], omitted: 0 };
    expect(sentenceOf(found, t)).toContain(t(($) => $.lookup.title.SHORT_FOR));
  });
});
