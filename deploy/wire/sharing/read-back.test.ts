// Everything that the service gives to machines, read in as another installation reads a published list: the same entries, and none of
// what was deleted.
import type { ReadOptions } from "@sb/knowledge/lists/list.ts";
import { readList } from "@sb/knowledge/lists/read-list.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Believed, daysAgo, from, joinAt, startBelieving } from "../../test/people/believed.ts";
import { declaration } from "../../test/people/declaration.ts";
import { type Answer, type Person, seeing } from "../../test/people/person.ts";
import { temporaryDir } from "../../test/servers/server.ts";

const NAME = "evil-exchange.com";
const LISTED = [
  { declareType: "SITE", adrs: `https://${NAME}/login?id=1` },
  { declareType: "SITE", adrs: "sites.google.com/view/evil" },
  { declareType: "SITE", adrs: "185.220.101.7" },
  { declareType: "WALLET", chain: "ETH", adrs: "0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe" },
  { declareType: "WALLET", chain: "BTC", adrs: "1KFHE7w8BhaENAswwryaoccDb6qcT6DbYY" },
] as const;
const LISTED_KEYS = [
  ...[NAME, "sites.google.com/view/evil", "185.220.101.7"],
  ...["0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae", "1KFHE7w8BhaENAswwryaoccDb6qcT6DbYY"],
];
/** On a chain that has no rules of its own, reported by one person: in exports, on no list. */
const ALONE = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const DELETED = "deleted-again.com";

const dir = temporaryDir();
let server: Believed;
let newest: Record<string, string> = {};

beforeAll(async () => {
  server = await startBelieving(dir.path);
  const people = await joinAt(server, daysAgo(8), ["Mina", "Joon"]);
  for (const [at, person] of people.entries())
    for (const target of LISTED) await file(person, target, from(`203.0.${at}.1`));
  const [first] = people;
  if (!first) throw new Error("nobody is signed in");
  await file(first, { declareType: "WALLET", chain: "OTHER", customChain: "XLM", adrs: ALONE });
  const deleted = await file(first, { declareType: "SITE", adrs: DELETED, comment: `See https://${NAME}/other` });
  newest = seeing(await first.call("POST", "report/history/delete", { dclrSeq: deleted.body.dclrSeq }));
}, 60_000);
afterAll(async () => {
  await server.stop();
  dir[Symbol.dispose]();
});

async function file(person: Person, changes: object, headers = {}): Promise<Answer<{ readonly dclrSeq: number }>> {
  const sent = declaration({ etcSrc: [{ src: "https://forum.example.org/thread/1", open: true }], ...changes });
  const answer = await person.call<{ readonly dclrSeq: number }>("POST", "report", sent, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer;
}

async function readBack(path: string, options: Partial<ReadOptions> = {}) {
  // Feeds wait for no position; a request that does is asked before.
  await fetch(`${server.url}/sb/report/feed.atom`, { headers: newest });
  const { body } = await fetch(`${server.url}${path}`, { headers: { accept: "*/*" } });
  if (!body) throw new Error(`${path} has no body`);
  const { form, entries } = await readList(body, { now: new Date().toISOString(), ...options });
  const keys = (await Array.fromAsync(entries)).flatMap((entry) => ("addressKey" in entry ? [entry.addressKey] : []));
  return { form, keys: [...new Set(keys)].sort() };
}

const sorted = (keys: readonly string[]): readonly string[] => [...keys].sort();
const WITHIN = { timeout: 15_000 };

test.each([
  ["/feeds/blocklist.txt", "LINES", LISTED_KEYS],
  ["/feeds/hosts.txt", "HOSTS", [NAME]],
  ["/feeds/eth-phishing-detect/config.json", "ETH_PHISHING_DETECT", [NAME]],
  ["/sb/report/export?format=misp", "MISP", LISTED_KEYS],
  ["/sb/report/export?format=stix", "STIX", [...LISTED_KEYS, ALONE]],
  ["/taxii2/reports/collections/public/objects/", "STIX", [...LISTED_KEYS, ALONE]],
  ["/sb/report/export?format=csv", "TABLE", [...LISTED_KEYS, ALONE]],
  ["/sb/report/export?format=ndjson", "NDJSON", [...LISTED_KEYS, ALONE]],
])("%s is read in again as %s, with the same entries", async (path, form, keys) => {
  await expect.poll(() => readBack(path), WITHIN).toEqual({ form, keys: sorted(keys) });
});

test("so is an event of MISP's feed", async () => {
  const manifest = await (await fetch(`${server.url}/feeds/misp/manifest.json`)).json();
  const [uuid] = Object.keys(manifest);
  await expect
    .poll(() => readBack(`/feeds/misp/${uuid}.json`), WITHIN)
    .toEqual({ form: "MISP", keys: sorted(LISTED_KEYS) });
});
