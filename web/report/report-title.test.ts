import type { ReportLink } from "@sb/contracts/report/wire.ts";
import { expect, test } from "vitest";
import { textsIn } from "../i18n/for-tests.ts";
import { reportTitle } from "./report-title.ts";

const entry: ReportLink = {
  dclrSeq: 1,
  declareType: "SITE",
  crimeType: "FRAUD_FAKE_EXCHANGE",
  title: "",
  source: "somebody/list/sites.txt",
};

test("a person's title is as they wrote it", () => {
  const report: ReportLink = { ...entry, title: "my own words" };
  delete report.source;
  expect(reportTitle(report, textsIn("ko"))).toBe("my own words");
});

test.each([
  ["ko", {}, "somebody/list 목록의 사이트: 사기·가짜 거래소"],
  ["en", { declareType: "WALLET", chain: "BTC" }, "BTC wallet listed by somebody/list: Scam or fake exchange"],
  [
    "en",
    { declareType: "WALLET", chain: "OTHER", customChain: "UNKNOWN" },
    "Wallet listed by somebody/list: Scam or fake exchange",
  ],
  ["de", { crimeType: "OTHER", crimeDetail: "sanction" }, "Website in der Liste von somebody/list: sanction"],
] as const)(
  "that of an entry of a list is made from its facts, in the reader's language: %s %j",
  (language, facts, title) => {
    expect(reportTitle({ ...entry, ...facts }, textsIn(language))).toBe(title);
  },
);
