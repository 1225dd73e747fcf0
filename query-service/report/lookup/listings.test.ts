// Look-ups show listings: entries of lists that are refreshed, and imported ones.
import { WALLET } from "@sb/contracts/report/fixture.ts";
import { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import { type Bench, bodyOf, counted, filer, keepListed, openBench, requestOf } from "../testing.ts";

const lookUp = async ({ deps }: Bench, adrs: string) =>
  Lookup.parse(bodyOf(await reportQueries(deps)["GET report/lookup"](requestOf(undefined, { query: { adrs } }))));
const range = async ({ deps }: Bench, key: string) => {
  const { prefix, suffix } = rangeOf(key);
  const reply = await reportQueries(deps)["GET report/lookup/range/{prefix}"](
    requestOf(undefined, { params: { prefix } }),
  );
  return bodyOf(reply).items.find((item) => item.suffix === suffix);
};
const SITE = "claim-airdrop.com";

it("say who lists it, since when, when it was last seen, in whose words and under which licence", async () => {
  await using bench = await openBench();
  const entry = { listSeq: 1, since: "2026-01-05", words: "Fake airdrop", link: "https://lists.example/17" };
  await keepListed(bench, [{ listSeq: 1 }], { [SITE]: [entry] });
  const found = await lookUp(bench, `https://${SITE}/win`);
  expect(found).toMatchObject({
    timesReported: 0,
    level: { value: 24, step: "HINT", why: [{ part: "LISTS" }, { part: "LISTS_AGE" }] },
  });
  expect(found.listings).toEqual([
    {
      ...{ source: "Example Anti-Phishing Team", since: "2026-01-05", listSeq: 1, name: "List 1" },
      ...{ lastSeenAt: "2026-02-28T00:00:00.000Z", words: "Fake airdrop", link: "https://lists.example/17" },
      ...{ licence: "CC BY 4.0", attribution: "Data by Example" },
    },
  ]);
  expect(await range(bench, SITE)).toMatchObject({ timesReported: 0, timesListed: 1, level: 24 });
});

it("have one listing for each publisher, however its lists and imports are named", async () => {
  await using bench = await openBench();
  await bench.apply(
    counted(1, {
      sources: [filer("list Wallet-Team/Bad-Hosts", { reportedOn: "2025-05-01" }), filer("list other/list", {})],
    }),
  );
  const url = "https://raw.githubusercontent.com/wallet-team/bad-hosts/main/hosts.txt";
  const lists = [
    { listSeq: 1, publisher: "Wallet Team", source: { url } },
    { listSeq: 2, publisher: " WALLET  team " },
    { listSeq: 3, publisher: "Sanctions Office" },
  ];
  await keepListed(bench, lists, {
    [WALLET]: [{ listSeq: 1, words: "Drainer" }, { listSeq: 2 }, { listSeq: 3, since: "2025-01-01" }],
  });
  const { listings, level, timesReported } = await lookUp(bench, WALLET);
  expect(timesReported).toBe(1);
  expect(listings.map(({ source, since, words }) => [source, since, words])).toEqual([
    ["Sanctions Office", "2025-01-01", undefined],
    ["Wallet Team", "2025-05-01", "Drainer"],
    ["other/list", undefined, undefined],
  ]);
  expect(level.why).toContainEqual(expect.objectContaining({ part: "LISTS", count: 3 }));
});

it("show lists that may not be passed on, which weigh nothing above the least", async () => {
  await using bench = await openBench();
  await keepListed(bench, [{ listSeq: 1, mayShare: false }], { [SITE]: [{ listSeq: 1, since: "2026-02-20" }] });
  const { listings, level } = await lookUp(bench, SITE);
  expect(listings).toHaveLength(1);
  expect([level.value, level.why]).toEqual([
    10,
    [
      { part: "UNSHARED", points: 0, count: 1 },
      { part: "FLOOR", points: 10 },
    ],
  ]);
});

it("say nothing of a list that was withdrawn, before its entries are taken out", async () => {
  await using bench = await openBench();
  await keepListed(bench, [{ listSeq: 1 }], { [SITE]: [{ listSeq: 1 }], [`shop.${SITE}`]: [{ listSeq: 1 }] });
  expect((await lookUp(bench, SITE)).related).toMatchObject([{ adrs: `shop.${SITE}`, relation: "CHILD" }]);
  await keepListed(bench, [{ listSeq: 1, state: "WITHDRAWN" }], {});
  expect(await lookUp(bench, SITE)).toMatchObject({ listings: [], related: [], level: { value: 0, step: "UNKNOWN" } });
  expect(await range(bench, SITE)).toBeUndefined();
});

it("name a listed host above the one that is asked about", async () => {
  await using bench = await openBench();
  await keepListed(bench, [{ listSeq: 1 }], { [SITE]: [{ listSeq: 1 }] });
  const { related, listings, level } = await lookUp(bench, `login.${SITE}`);
  expect([listings, level.value]).toEqual([[], 0]);
  expect(related).toMatchObject([{ adrs: SITE, relation: "PARENT", timesReported: 0, listings: [{ listSeq: 1 }] }]);
});

it("find an address of a chain without rules, and a mail's host, where a list names it", async () => {
  await using bench = await openBench();
  const key = "nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3";
  await keepListed(bench, [{ listSeq: 1 }], { [key]: [{ listSeq: 1, chain: "OTHER" }], [SITE]: [{ listSeq: 1 }] });
  expect((await lookUp(bench, key)).listings).toHaveLength(1);
  expect((await lookUp(bench, `help@${SITE}`)).listings).toHaveLength(1);
});

it("are disputed while somebody objects, which changes no level; what staff keep out is gone, from this list alone", async () => {
  await using bench = await openBench();
  const lists = [{ listSeq: 1 }, { listSeq: 2, publisher: "Sanctions Office" }];
  const entries = { [SITE]: [{ listSeq: 1 }, { listSeq: 2 }] };
  await keepListed(bench, lists, entries);
  const before = await lookUp(bench, SITE);
  const openedAt = "2026-02-20T00:00:00.000Z";
  const objection = { objectionSeq: 9, listSeq: 1, openedAt };
  const later = { objectionSeq: 10, listSeq: 1, openedAt: "2026-02-25T00:00:00.000Z" };
  await keepListed(bench, [], {}, { [SITE]: [later, objection] });
  const disputed = await lookUp(bench, SITE);
  expect(disputed.listings.map(({ listSeq, disputedSince }) => [listSeq, disputedSince])).toEqual([
    [1, openedAt],
    [2, undefined],
  ]);
  expect(disputed.level).toEqual(before.level);
  await keepListed(bench, [], {}, { [SITE]: [{ ...objection, upheld: true }, later] });
  const keptOut = await lookUp(bench, SITE);
  expect(keptOut.listings.map(({ listSeq }) => listSeq)).toEqual([2]);
  expect(keptOut.level.value).toBeLessThan(before.level.value);
  expect(await range(bench, SITE)).toMatchObject({ timesListed: 1, level: keptOut.level.value });
});
