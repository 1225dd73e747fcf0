// A made-up report for the tests of everything that is made of one.
import type { SharedReport } from "./shared-report.ts";

export const WALLET = "1KFHE7w8BhaENAswwryaoccDb6qcT6DbYY";

export const shared = (changes: Partial<SharedReport> = {}): SharedReport => ({
  dclrSeq: 17,
  created: "2026-01-05T10:00:00.000Z",
  modified: "2026-01-06T10:00:00.000Z",
  target: { declareType: "WALLET", addressKey: WALLET, adrs: WALLET, chain: "BTC" },
  crimeType: "FRAUD_INVESTMENT",
  title: "Promised 30 percent",
  comment: "They stopped answering.",
  sources: ["https://forum.example/thread/12"],
  url: "https://sb.example/report/history/17",
  ...changes,
});

export const site = (addressKey: string, adrs = addressKey): SharedReport["target"] => ({
  declareType: "SITE",
  addressKey,
  adrs,
});
