// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const facts = {
  name: "Example phishing feed",
  publisher: "Example Anti-Phishing Team",
  licence: "CC BY 4.0",
  attribution: "Phishing data by the Example Anti-Phishing Team",
  mayShare: true,
  source: { url: "https://lists.example/feed.csv.gz" },
  form: "TABLE",
  path: "data.entries",
  columns: { targets: ["url"], since: "2", words: ["category"], status: ["verified"] },
  everyHours: 24,
  takenFor: "FRAUD_OTHER",
  contact: "lists@lists.example",
};
const difference = { entries: 1204, before: 1200, listed: 5, changed: 1, delisted: 1 };
const read = {
  ...difference,
  digest: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  form: "HOSTS",
  keptOut: [{ reason: "SHARED_HOST", count: 2, examples: ["t.me", "docs.google.com"] }],
};
const listSeq = 7_201_000_000_001;

export const publishedExamples: readonly StoredExample[] = [
  { type: "ListAdded", version: 1, data: { listSeq, facts } },
  {
    type: "ListModified",
    version: 1,
    data: {
      listSeq,
      facts: {
        ...{ name: "Our own list", publisher: "Safer Block", licence: "CC0", mayShare: false, source: { file: true } },
        ...{ everyHours: 24, takenFor: "OTHER" },
      },
    },
  },
  { type: "ListPaused", version: 1, data: { listSeq, reason: "The publisher moves house." } },
  { type: "ListResumed", version: 1, data: { listSeq } },
  { type: "ListRefreshAsked", version: 1, data: { listSeq } },
  { type: "ListWithdrawn", version: 1, data: { listSeq, reason: "It is not kept up any more." } },
  { type: "ListEmptied", version: 1, data: { listSeq } },
  { type: "ListTaken", version: 1, data: { listSeq, ...read } },
  { type: "ListUnchanged", version: 1, data: { listSeq } },
  { type: "ListNotRead", version: 1, data: { listSeq, code: "HTTP_STATUS", status: 500 } },
  { type: "ListNotRead", version: 1, data: { listSeq, code: "WEB_PAGE" } },
  { type: "ListHeld", version: 1, data: { listSeq, ...read, reason: "MUCH_CHANGED" } },
  { type: "ListAccepted", version: 1, data: { listSeq, digest: read.digest } },
  { type: "ListFileBrought", version: 1, data: { listSeq } },
  { type: "ListDismissed", version: 1, data: { listSeq, digest: read.digest } },
  {
    type: "EntriesListed",
    version: 1,
    data: {
      listSeq,
      entries: [
        { addressKey: "claim-airdrop.example", declareType: "SITE" },
        {
          addressKey: "0x52908400098527886e0f7030069857d2e4169ee7",
          target: "0x52908400098527886E0F7030069857D2E4169EE7",
          declareType: "WALLET",
          chain: "ETH",
          since: "2026-01-02",
          words: "Fake airdrop",
          link: "https://lists.example/entries/17",
        },
      ],
    },
  },
  {
    type: "EntriesChanged",
    version: 1,
    data: { listSeq, entries: [{ addressKey: "claim-airdrop.example", declareType: "SITE", words: "Drainer" }] },
  },
  { type: "EntriesDelisted", version: 1, data: { listSeq, addressKeys: ["claim-airdrop.example"] } },
  { type: "ListNameTaken", version: 1, data: { listSeq, name: "example phishing feed" } },
  { type: "ListNameFreed", version: 1, data: { listSeq } },
  {
    type: "ListLoginGiven",
    version: 1,
    data: { listSeq, loginId: "0193a1b2-0000-7000-8000-000000000001", kind: "BASIC", sealed: "c2VhbGVk" },
  },
  { type: "ListLoginRemoved", version: 1, data: { listSeq } },
];
