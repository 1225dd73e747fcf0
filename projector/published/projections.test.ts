import type { ListFacts } from "@sb/contracts/published/events.ts";
import { PUBLISHED_COLLECTIONS } from "@sb/contracts/published/model.ts";
import { listingStream, publishedStream } from "@sb/contracts/published/subject.ts";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { publishedProjection } from "./projections.ts";

const facts: ListFacts = {
  name: "Example phishing feed",
  publisher: "Example Anti-Phishing Team",
  licence: "CC BY 4.0",
  attribution: "Data by the Example Anti-Phishing Team",
  mayShare: true,
  source: { url: "https://lists.example/feed.csv" },
  everyHours: 24,
  takenFor: "FRAUD_OTHER",
};
const on = (listSeq: number, type: string, data: object = {}): Given => ({
  stream: publishedStream.of(listSeq),
  type,
  data: { listSeq, ...data },
});
const entries = (listSeq: number, type: string, data: object): Given => ({
  stream: listingStream.of(`${listSeq}.0`),
  type,
  data: { listSeq, ...data },
});
const site = (addressKey: string, more = {}) => ({ addressKey, declareType: "SITE", ...more });
const WALLET = "0x52908400098527886e0f7030069857d2e4169ee7";
const wallet = {
  ...{ addressKey: WALLET, target: "0x52908400098527886E0F7030069857D2E4169EE7", declareType: "WALLET" },
  ...{ chain: "ETH", since: "2025-12-30", words: "Fake airdrop", link: "https://lists.example/17" },
};
const kept = [{ reason: "SHARED_HOST", count: 1, examples: ["t.me"] }];
const read = (entries: number, more = {}) => ({
  ...{ entries, before: 0, listed: entries, changed: 0, delisted: 0, digest: "9f".repeat(32), keptOut: kept },
  ...more,
});

const LIFE = history([
  on(1, "ListAdded", { facts }),
  entries(1, "EntriesListed", { entries: [site("wallet.zq-evil-claim.com"), site("zq-evil-claim.com"), wallet] }),
  on(1, "ListTaken", read(3, { form: "csv" })),
  on(2, "ListAdded", { facts: { ...facts, name: "Another", mayShare: false, source: { file: true } } }),
  entries(2, "EntriesListed", {
    entries: [site("wallet.zq-evil-claim.com", { words: "Drainer" }), site("zq-only-claim.net")],
  }),
  on(2, "ListTaken", read(2)),
  on(1, "ListNotRead", { code: "HTTP_STATUS", status: 500 }),
  on(1, "ListNotRead", { code: "WEB_PAGE" }),
  entries(1, "EntriesChanged", { entries: [{ ...wallet, words: "Drainer" }] }),
  entries(1, "EntriesDelisted", { addressKeys: ["wallet.zq-evil-claim.com"] }),
  on(1, "ListTaken", read(2)),
  on(1, "ListUnchanged"),
  on(1, "ListHeld", { ...read(0), reason: "EMPTIED" }),
  on(1, "ListHeld", { ...read(0), reason: "EMPTIED" }),
  on(3, "ListAdded", { facts: { ...facts, name: "Third" } }),
  on(3, "ListPaused", { reason: "Too many false ones" }),
  on(2, "ListWithdrawn", { reason: "Not kept up" }),
  entries(2, "EntriesDelisted", { addressKeys: ["wallet.zq-evil-claim.com", "zq-only-claim.net"] }),
  on(2, "ListEmptied"),
]);

test("a target has a listing of each list that names it, with the publisher's words, and no document without one", async () => {
  const { docs } = (await projected(publishedProjection, LIFE.slice(0, 6))).contents;
  const { target } = PUBLISHED_COLLECTIONS;
  expect(docs[`${target}/wallet.zq-evil-claim.com`]).toEqual({
    ...{ target: "wallet.zq-evil-claim.com", declareType: "SITE" },
    listings: [
      { listSeq: 1, listedAt: "2026-01-01T00:01:00.000Z" },
      { listSeq: 2, listedAt: "2026-01-01T00:04:00.000Z", words: "Drainer" },
    ],
  });
  const after = (await projected(publishedProjection, LIFE)).contents;
  expect(Object.keys(after.docs).filter((id) => id.startsWith(`${target}/`))).toEqual([
    `${target}/${WALLET}`,
    `${target}/zq-evil-claim.com`,
  ]);
  expect(after.docs[`${target}/${WALLET}`]).toMatchObject({
    target: wallet.target,
    // Changed, it is listed since when it was.
    listings: [{ chain: "ETH", since: "2025-12-30", words: "Drainer", listedAt: "2026-01-01T00:01:00.000Z" }],
  });
});

test("targets are found by the beginning of their hash, hosts below a domain by the domain", async () => {
  const { lists } = (await projected(publishedProjection, LIFE.slice(0, 6))).contents;
  expect(lists["published:family:zq-evil-claim.com"]).toEqual(["wallet.zq-evil-claim.com"]);
  expect(lists["published:led"]).toEqual(["wallet.zq-evil-claim.com"]);
  const keys = [WALLET, "wallet.zq-evil-claim.com", "zq-evil-claim.com", "zq-only-claim.net"];
  const hashOf = (key: string) => Object.values(rangeOf(key)).join("");
  expect(lists["published:targets"]).toEqual(keys.sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)));
  const after = (await projected(publishedProjection, LIFE)).contents.lists;
  expect(after["published:family:zq-evil-claim.com"]).toBeUndefined();
  expect(after["published:targets"]).toHaveLength(2);
});

test("a list says its last good state, how attempts since went, and what is held since when", async () => {
  const { docs, lists } = (await projected(publishedProjection, LIFE)).contents;
  expect(docs["list/1"]).toMatchObject({
    name: "Example phishing feed",
    state: "ACTIVE",
    good: { at: "2026-01-01T00:10:00.000Z", seenAt: "2026-01-01T00:11:00.000Z", entries: 2, keptOut: kept },
    attempt: { at: "2026-01-01T00:13:00.000Z", outcome: "HELD", failures: 0 },
    held: { at: "2026-01-01T00:12:00.000Z", reason: "EMPTIED", entries: 0 },
  });
  expect(docs["list/2"]).toMatchObject({
    state: "WITHDRAWN",
    good: { entries: 0 },
    withdrawn: { reason: "Not kept up" },
  });
  expect(docs["list/3"]).toMatchObject({ state: "PAUSED", paused: { reason: "Too many false ones" } });
  expect(lists["published:all"]).toEqual(["1", "2", "3"]);
  expect(lists["published:open"]).toEqual(["1", "3"]);
  expect(lists["published:held"]).toEqual(["1"]);
});

test("failures are counted in a row; the good state stays", async () => {
  const { docs } = (await projected(publishedProjection, LIFE.slice(0, 8))).contents;
  expect(docs["list/1"]).toMatchObject({
    good: { entries: 3, seenAt: "2026-01-01T00:02:00.000Z", form: "csv" },
    attempt: { outcome: "FAILED", code: "WEB_PAGE", failures: 2 },
  });
});

test("the same events twice change nothing", () => sameEventsTwice(publishedProjection, LIFE));
test("rebuilt from zero, it is equal", () => rebuiltFromZeroIsEqual(publishedProjection, LIFE));
