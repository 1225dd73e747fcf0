import { isRefused, type Refused } from "@sb/contracts/refused.ts";
import { WALLET } from "@sb/contracts/report/fixture.ts";
import { looksOf } from "@sb/contracts/report/lookup/look-alike.ts";
import { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { REPORT_COLLECTIONS, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import { rankOf } from "@sb/contracts/report/rank.ts";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { keptLooks } from "@sb/knowledge/address/looks.ts";
import { ServerAway } from "@sb/platform/server-away.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import { address, type Bench, bodyOf, counted, filer, keepReport, openBench, put, requestOf } from "../testing.ts";
import { createLookAlikes } from "./look-alikes.ts";

const LOOK_ALIKE = `${WALLET.slice(0, 8)}${"q".repeat(10)}${WALLET.slice(-6)}`;

const reported = (people: number, listings = 0) => rankOf({ people, listings });

const lookUp = async ({ deps }: Bench, adrs: string) =>
  Lookup.parse(bodyOf(await reportQueries(deps)["GET report/lookup"](requestOf(undefined, { query: { adrs } }))));

async function refusalOf(bench: Bench, adrs: string): Promise<Refused> {
  const error = await lookUp(bench, adrs).catch((refused: unknown) => refused);
  if (!isRefused(error)) throw new Error(`${adrs} was answered`);
  return error;
}

it("finds a reported address in any spelling", async () => {
  await using bench = await openBench();
  const filers = [
    filer("a", { filedAt: "2026-02-03T00:00:00.000Z" }, { filedAt: "2026-02-04T00:00:00.000Z" }),
    filer("b", { filedAt: "2026-02-01T00:00:00.000Z" }),
  ];
  await bench.apply(counted(2, { filers }));
  for (const group of [WALLET, LOOK_ALIKE]) bench.groups.push({ group, value: reported(2), keys: looksOf(group) });
  expect(await lookUp(bench, WALLET.toUpperCase())).toEqual({
    level: expect.objectContaining({ value: 10, step: "HINT", formula: "level-2", day: "2026-03-01" }),
    adrs: WALLET.toUpperCase(),
    normalized: WALLET,
    declareType: "WALLET",
    chain: "BTC",
    likelyChains: ["BTC"],
    timesReported: 2,
    firstReportedAt: "2026-02-01T00:00:00.000Z",
    lastReportedAt: "2026-02-03T00:00:00.000Z",
    crimeTypes: [{ crimeType: "FRAUD_INVESTMENT", count: 2 }],
    listings: [],
    similar: [{ adrs: LOOK_ALIKE, timesReported: 2, timesListed: 0, differs: [[8, 18]] }],
    related: [],
  });
});

/** Until the two spellings of a script on Litecoin shared a key. */
it.each([
  ["LTC", 1],
  ["BTC", 0],
] as const)("asks for the key that a report on %s had once", async (chain, timesReported) => {
  await using bench = await openBench();
  const [once, now] = ["3KiC5FFV3HVNukzSWHXbQ7Ygp6P5gt45W1", "MRvLP8fSzQLoiGGLcAWwDko68nyXfRCXVS"];
  await keepReport(bench, 1, { changes: { chain, adrs: once } });
  await bench.apply([put(REPORT_COLLECTIONS.address, once, address(1, { filers: [filer("a", { dclrSeq: 1 })] }))]);
  expect(await lookUp(bench, now)).toMatchObject({ adrs: now, timesReported });
  expect(await lookUp(bench, once)).toMatchObject({ timesReported: 1 });
});

it("says what a target is that everybody shares", async () => {
  await using bench = await openBench();
  const tether = await lookUp(bench, "0xdAC17F958D2ee523a2206206994597C13D831ec7");
  expect(tether.shared).toMatchObject({ kind: "TOKEN", name: "USDT on Ethereum" });
  expect((await lookUp(bench, "https://goerli.etherscan.io/")).shared).toMatchObject({ kind: "EXPLORER" });
  expect(await lookUp(bench, WALLET)).not.toHaveProperty("shared");
});

it("tells lists apart from people, each with the earliest day that it gives", async () => {
  await using bench = await openBench();
  const sources = [
    filer("list b/list", {}),
    filer("list a/list", { reportedOn: "2019-05-01" }, { reportedOn: "2020-01-01" }),
  ];
  await bench.apply(counted(0, { sources }));
  const found = await lookUp(bench, WALLET);
  expect(found).toMatchObject({
    timesReported: 0,
    crimeTypes: [],
    listings: [{ source: "a/list", since: "2019-05-01" }, { source: "b/list" }],
  });
  expect(found).not.toHaveProperty("firstReportedAt");
});

it("knows when the first and the last of many people reported it", async () => {
  await using bench = await openBench();
  for (const [dclrSeq, filedAt] of [
    [1, "2026-02-01T00:00:00.000Z"],
    [2, "2026-02-09T00:00:00.000Z"],
  ] as const) {
    await keepReport(bench, dclrSeq, { doc: { filedAt } });
    const list = REPORT_LISTS.address(WALLET);
    await bench.apply([{ op: "listAdd", list, member: String(dclrSeq), score: Date.parse(filedAt) }]);
  }
  await bench.apply(counted(3, { filers: [filer("c", { filedAt: "2026-02-05T00:00:00.000Z" })] }));
  expect(await lookUp(bench, WALLET)).toMatchObject({
    firstReportedAt: "2026-02-01T00:00:00.000Z",
    lastReportedAt: "2026-02-09T00:00:00.000Z",
  });
});

it("answers 0 for an address that was never reported", async () => {
  await using bench = await openBench();
  const answer = await lookUp(bench, "https://nobody.example.com/x");
  expect(answer).toMatchObject({
    normalized: "nobody.example.com",
    declareType: "SITE",
    timesReported: 0,
    crimeTypes: [],
  });
  expect(answer).not.toHaveProperty("firstReportedAt");
});

it.each([
  ["just words", "FORM"],
  ["4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b", "FORM"],
  ["vitalik.eth", "FORM"],
  [WALLET.slice(0, -1), "LENGTH"],
  [`${WALLET.slice(0, -1)}5`, "CHECKSUM"],
])("does not say that %j was never reported", async (adrs, reason) => {
  await using bench = await openBench();
  expect(await refusalOf(bench, adrs)).toMatchObject({ code: "NOT_RECOGNIZED", extra: { reason, similar: [] } });
});

it("names the reported address that a mistyped one may be", async () => {
  await using bench = await openBench();
  bench.groups.push({ group: WALLET, value: reported(2), keys: looksOf(WALLET) });
  const { extra } = await refusalOf(bench, WALLET.replace("508d", "580d"));
  expect(extra).toMatchObject({ reason: "CHECKSUM", similar: [{ adrs: WALLET, timesReported: 2, edits: 2 }] });
});

it.each([
  ["an invisible character", WALLET.replace("508d", "508\u200bd")],
  ["spaces around", ` ${WALLET}\u00a0`],
  ["quotes", `“${WALLET}”`],
  ["a word before", `Address: ${WALLET}`],
  ["a sentence around", `이 주소(${WALLET})로 보냈어요.`],
  ["letters of another alphabet", WALLET.replace("xw7k", "хw7k")],
])("finds a reported address with %s", async (_, adrs) => {
  await using bench = await openBench();
  await bench.apply(counted(2));
  expect(await lookUp(bench, adrs)).toMatchObject({ normalized: WALLET, spelled: WALLET, timesReported: 2 });
});

it("gives the worst of two targets, and no verdict where the one is clean and the other can't be read", async () => {
  await using bench = await openBench();
  await bench.apply(counted(2));
  expect(await lookUp(bench, `good.example.org ${WALLET}`)).toMatchObject({ normalized: WALLET, timesReported: 2 });
  expect(await lookUp(bench, `${WALLET.slice(0, -1)} ${WALLET}`)).toMatchObject({ timesReported: 2 });
  expect(await refusalOf(bench, `good.example.org ${WALLET.slice(0, -1)}`)).toMatchObject({
    extra: { reason: "LENGTH" },
  });
  const many = Array.from({ length: 5 }, (_, i) => `good${i}.example.org`).join(" ");
  expect(await refusalOf(bench, many)).toMatchObject({ code: "NOT_RECOGNIZED" });
});

it("answers without look-alikes where the search engine is away, and does not ask it again at once", async () => {
  await using bench = await openBench();
  await bench.apply(counted(2));
  let asked = 0;
  const away = async () => {
    asked += 1;
    throw new ServerAway("Meilisearch");
  };
  const { readStore, searchEngine } = bench.deps;
  const index = { ...searchEngine.index(REPORT_SEARCH), groups: away };
  const deps = { ...bench.deps, readStore, searchEngine: { ...searchEngine, index: () => index as never } };
  const queries = reportQueries(deps);
  const reply = await queries["GET report/lookup"](requestOf(undefined, { query: { adrs: WALLET } }));
  expect(reply).toMatchObject({ body: { timesReported: 2, similar: [], partial: true }, until: 0 });
  const text = { body: { text: `${WALLET} ${WALLET.slice(0, -1)}` } };
  const told = bodyOf(await queries["POST report/lookup/text"](requestOf(undefined, text)));
  expect(told).toMatchObject({ items: [{ timesReported: 2, partial: true }], partial: true });
  expect(asked).toBe(1);
});

it("does not wait for a search engine that does not answer", async () => {
  const { promise: never } = Promise.withResolvers<never>();
  const engine = { index: () => ({ groups: () => never }) as never };
  expect(await createLookAlikes(engine, { waitMs: 1, pauseMs: 1_000 }).of(WALLET)).toBeUndefined();
});

it("fails where the search engine fails in another way", async () => {
  const groups = () => Promise.reject(new TypeError("a mistake of ours"));
  const engine = { index: () => ({ groups }) as never };
  await expect(createLookAlikes(engine).of(WALLET)).rejects.toThrow("a mistake of ours");
});

it("finds a wallet on a chain without rules where one was reported", async () => {
  await using bench = await openBench();
  const nano = "nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3";
  await bench.apply([put(REPORT_COLLECTIONS.address, nano, address(1))]);
  expect(await lookUp(bench, nano)).toMatchObject({ declareType: "WALLET", chain: "OTHER", timesReported: 1 });
});

it("copes with an address whose last report is being removed", async () => {
  await using bench = await openBench();
  await bench.apply([{ op: "listAdd", list: REPORT_LISTS.address(WALLET), member: "1", score: 1 }, ...counted(1)]);
  expect(await lookUp(bench, WALLET)).not.toHaveProperty("lastReportedAt");
});

it("finds a look-alike with one changed character at any position", async () => {
  await using bench = await openBench();
  for (const at of [6, 20, WALLET.length - 2]) {
    const group = `${WALLET.slice(0, at)}p${WALLET.slice(at + 1)}`;
    bench.groups.push({ group, value: reported(1), keys: looksOf(group) });
  }
  const { similar } = await lookUp(bench, WALLET);
  expect(similar.map(({ differs }) => differs[0]).sort()).toEqual([
    [20, 21],
    [40, 41],
    [6, 7],
  ]);
});

it("does not suspect an address because of one person's report on another that was made to look like it", async () => {
  await using bench = await openBench();
  bench.groups.push({ group: LOOK_ALIKE, value: reported(1), keys: looksOf(LOOK_ALIKE) });
  expect((await lookUp(bench, WALLET)).similar).toEqual([]);
  bench.groups.push({ group: LOOK_ALIKE, value: reported(1, 1), keys: looksOf(LOOK_ALIKE) });
  expect((await lookUp(bench, WALLET)).similar).toMatchObject([{ timesReported: 1, timesListed: 1 }]);
});

it("finds a reported site that reads the same in letters of another script, and the exchange that is imitated", async () => {
  await using bench = await openBench();
  bench.groups.push({ group: "evi1-market.com", value: reported(1), keys: keptLooks("evi1-market.com") });
  const { similar } = await lookUp(bench, "еvil-mаrkеt.com");
  expect(similar.map(({ adrs }) => adrs)).toEqual(["evi1-market.com"]);
  expect(await lookUp(bench, "bіnаnce.com")).toMatchObject({ imitates: "binance.com", timesReported: 0 });
  expect(await lookUp(bench, "xn--mnchen-3ya.de")).toMatchObject({ shown: "münchen.de" });
});

it("answers for the address in an explorer's link and in a payment link", async () => {
  await using bench = await openBench();
  await bench.apply(counted(2));
  for (const text of [
    `https://mempool.space/address/${WALLET}`,
    `bitcoin:${WALLET}?amount=1`,
    `https://blockchair.com/bitcoin/address/${WALLET}`,
  ])
    expect(await lookUp(bench, text)).toMatchObject({ declareType: "WALLET", normalized: WALLET, timesReported: 2 });
});

it("names the reported hosts above and below a site, and finds the site that a wallet's or a scanner's link leads to", async () => {
  await using bench = await openBench();
  const [domain, app] = ["fastcoin-pro.com", "app.fastcoin-pro.com"];
  await bench.apply([
    put(REPORT_COLLECTIONS.address, domain, address(2)),
    put(REPORT_COLLECTIONS.address, app, address(1)),
    { op: "listAdd", list: REPORT_LISTS.family(domain), member: app, score: reported(1) },
  ]);
  const relative = (adrs: string, relation: string, timesReported: number) => ({
    adrs,
    relation,
    timesReported,
    listings: [],
  });
  expect(await lookUp(bench, `https://${app}/login`)).toMatchObject({ related: [relative(domain, "PARENT", 2)] });
  expect(await lookUp(bench, `https://metamask.app.link/dapp/${domain}/claim?x=1`)).toMatchObject({
    normalized: domain,
    timesReported: 2,
    related: [relative(app, "CHILD", 1)],
  });
  expect(await lookUp(bench, `https://www.virustotal.com/gui/domain/kr.${domain}`)).toMatchObject({
    timesReported: 0,
    related: [relative(domain, "PARENT", 2), relative(app, "SIBLING", 1)],
  });
});

it("finds an account by any link, also where it was reported before links were led together", async () => {
  await using bench = await openBench();
  await bench.apply([
    put(REPORT_COLLECTIONS.address, "t.me/coinroom_vip", address(1)),
    put(REPORT_COLLECTIONS.address, "t.me/joinchat/AbC", address(1)),
  ]);
  for (const text of ["https://t.me/s/CoinRoom_VIP", "tg://resolve?domain=coinroom_vip", "https://t.me/+AbC"])
    expect(await lookUp(bench, text)).toMatchObject({ timesReported: 1 });
  expect(await lookUp(bench, "https://t.me/other")).toMatchObject({ timesReported: 0 });
});

it("names the likest of the look-alikes first, then those reported more often", async () => {
  await using bench = await openBench();
  const hosts = ["exampel.com", "examples.com", "example.co", "exbmple.com"];
  for (const [i, group] of [...hosts, "example.com", "sample.com"].entries()) {
    // Whatever the index gives back is looked at.
    bench.groups.push({ group, value: reported(i), keys: ["example.com"] });
  }
  expect((await lookUp(bench, "https://example.com")).similar).toEqual([
    { adrs: "examples.com", timesReported: 1, timesListed: 0, differs: [[7, 8]], edits: 1 },
    { adrs: "exbmple.com", timesReported: 3, timesListed: 0, differs: [[2, 3]], edits: 1 },
    { adrs: "example.co", timesReported: 2, timesListed: 0, differs: [[9, 10]], edits: 1 },
    {
      adrs: "exampel.com",
      timesReported: 0,
      timesListed: 0,
      differs: [
        [5, 6],
        [6, 7],
      ],
      edits: 1,
    },
  ]);
});

it("answers many in their order", async () => {
  await using bench = await openBench();
  await bench.apply(counted(1));
  const body = { adrs: ["just words", WALLET] };
  const { items } = bodyOf(await reportQueries(bench.deps)["POST report/lookup"](requestOf(undefined, { body })));
  expect(items).toMatchObject([
    { adrs: "just words", error: { code: "NOT_RECOGNIZED", reason: "FORM", similar: [] } },
    { adrs: WALLET, timesReported: 1 },
  ]);
  expect(items[0]).not.toHaveProperty("timesReported");
});
