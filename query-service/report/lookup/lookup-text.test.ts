import type { Filer } from "@sb/contracts/report/filers.ts";
import { WALLET } from "@sb/contracts/report/fixture.ts";
import { looksOf } from "@sb/contracts/report/lookup/look-alike.ts";
import { LookupText } from "@sb/contracts/report/lookup-wire.ts";
import { REPORT_COLLECTIONS } from "@sb/contracts/report/model.ts";
import { rankOf } from "@sb/contracts/report/rank.ts";
import { PASTED } from "@sb/knowledge/address/finder/pasted.ts";
import { keptLooks } from "@sb/knowledge/address/looks.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import { address, type Bench, bodyOf, filer, openBench, put, requestOf } from "../testing.ts";

const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const HASH = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b";

const lookUp = async ({ deps }: Bench, text: string) =>
  LookupText.parse(
    bodyOf(await reportQueries(deps)["POST report/lookup/text"](requestOf(undefined, { body: { text } }))),
  );

async function report(bench: Bench, addressKey: string, people: number, sources: readonly Filer[] = []) {
  await bench.apply([put(REPORT_COLLECTIONS.address, addressKey, address(people, { sources }))]);
  const value = rankOf({ people, listings: sources.length });
  bench.groups.push({ group: addressKey, value, keys: looksOf(addressKey) });
}

const inShort = ({ items, others }: LookupText) => [
  ...items.map(({ normalized, timesReported }) => `${normalized}: ${timesReported}`),
  ...others.map(({ kind, text }) => `${kind} ${text}`),
];

it("looks up every address in a text, the worst result first", async () => {
  await using bench = await openBench();
  await report(bench, "evil.example.com", 1);
  await report(bench, WALLET, 3);
  const text = `see good.example.org, https://evil.example.com/x and pay ${WALLET} or https://etherscan.io/address/${ETH}; tx ${HASH}`;
  expect(inShort(await lookUp(bench, text))).toEqual([
    `${WALLET}: 3`,
    "evil.example.com: 1",
    "good.example.org: 0",
    `${ETH.toLowerCase()}: 0`,
    `TRANSACTION_HASH ${HASH}`,
  ]);
});

it("puts what is listed before what nobody names", async () => {
  await using bench = await openBench();
  await report(bench, "listed.example.com", 0, [filer("list a/list", {})]);
  expect(inShort(await lookUp(bench, "good.example.org listed.example.com"))).toEqual([
    "listed.example.com: 0",
    "good.example.org: 0",
  ]);
});

it("answers for the address, not for the explorer that shows it", async () => {
  await using bench = await openBench();
  await report(bench, ETH.toLowerCase(), 2);
  const { items } = await lookUp(bench, `https://etherscan.io/address/${ETH}`);
  expect(items).toMatchObject([{ normalized: ETH.toLowerCase(), timesReported: 2 }]);
});

it("explains a mistyped address, and suggests the reported one", async () => {
  await using bench = await openBench();
  await report(bench, ETH.toLowerCase(), 1);
  const mistyped = ETH.replace("3F3E", "3F3");
  expect(await lookUp(bench, mistyped)).toEqual({
    items: [],
    others: [
      {
        ...{ kind: "NEARLY", text: mistyped, reason: "LENGTH", chain: "ETH", length: 39, expected: 40 },
        similar: [{ adrs: ETH.toLowerCase(), timesReported: 1, timesListed: 0, differs: [[13, 14]], edits: 1 }],
      },
    ],
    omitted: 0,
  });
});

it("says that a name and a transaction are what they are", async () => {
  await using bench = await openBench();
  expect(inShort(await lookUp(bench, `vitalik.eth 0x${HASH}`))).toEqual([
    "NAME vitalik.eth",
    `TRANSACTION_HASH 0x${HASH}`,
  ]);
});

it("treats a transaction-like text as an address if it was reported as one", async () => {
  await using bench = await openBench();
  await report(bench, HASH, 1);
  expect(inShort(await lookUp(bench, HASH))).toEqual([`${HASH}: 1`]);
});

it("asks on which service a bare name is, and names the reported account of that name", async () => {
  await using bench = await openBench();
  await report(bench, "t.me/coinroom_vip", 3);
  const { items, others } = await lookUp(bench, "@coinroom_vip");
  expect(items).toEqual([]);
  expect(others).toMatchObject([
    { kind: "HANDLE", related: [{ adrs: "t.me/coinroom_vip", relation: "SPELLING", timesReported: 3 }] },
  ]);
  expect(others[0]?.accounts).toEqual(expect.arrayContaining(["t.me/coinroom_vip", "instagram.com/coinroom_vip"]));
});

it.each(["0x5aAe…eAed", "0x5AAE...1BeAed", "0x5aAeb6***f1BeAed"])(
  "says that %s is shortened, and names what fits",
  async (text) => {
    await using bench = await openBench();
    await report(bench, ETH.toLowerCase(), 2);
    await report(bench, ETH.toLowerCase().replace("beaed", "aeaed"), 2);
    const other = ETH.toLowerCase().replace("5aae", "5aac");
    await report(bench, other, 2);
    const { items, others } = await lookUp(bench, text);
    expect(items).toEqual([]);
    const fitting = others[0]?.similar.map(({ adrs }) => adrs) ?? [];
    expect(others).toMatchObject([{ kind: "NEARLY", reason: "SHORTENED" }]);
    expect(fitting).toContain(ETH.toLowerCase());
    expect(fitting).not.toContain(other);
  },
);

it("names what fits a shortened address in the case it is written in", async () => {
  await using bench = await openBench();
  const solana = "8aow6AJ91kdMqQQ1vLXaUGo5TS9q19QuDYDr5YpueRDH";
  await report(bench, solana, 2);
  await report(bench, solana.replace("8aow", "8AoW"), 2);
  const { others } = await lookUp(bench, "8aow6A…ueRDH");
  expect(others).toMatchObject([{ reason: "SHORTENED", similar: [{ adrs: solana, timesReported: 2 }] }]);
});

const SHOWN_SHORT = [
  ["bc1q…f3t4", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["0x5a…eAed", ETH.toLowerCase()],
  ["EQCRv-...tjIwCopy", "UQCRv-OUaXM6kkfVj6PFUBgwA3JVX9I18Rgp-ziMIuRMtm_1"],
  ["qpmq...gdxa", "qpmqsqznhksqznhksmms6s4cwefvcwvyqznhkgdxa"],
] as const;

it("names the account that fits a shortened one of which hardly more than its kind is left", async () => {
  await using bench = await openBench();
  for (const [, group] of SHOWN_SHORT)
    bench.groups.push({ group, value: rankOf({ people: 1, listings: 0 }), keys: keptLooks(group) });
  for (const [text, adrs] of SHOWN_SHORT) {
    const { items, others } = await lookUp(bench, `여기로 보냈어요 ${text}`);
    expect(items).toEqual([]);
    expect(others).toMatchObject([{ reason: "SHORTENED", similar: [{ adrs }] }]);
  }
  // Words, where nothing that was reported fits them.
  expect(await lookUp(bench, "Page12...Page24, qpzr...really")).toEqual({ items: [], others: [], omitted: 0 });
});

it("counts a host in letters of another alphabet once, and says how it reads", async () => {
  await using bench = await openBench();
  bench.groups.push({
    group: "evil-market.com",
    value: rankOf({ people: 3, listings: 0 }),
    keys: keptLooks("evil-market.com"),
  });
  const { items, others } = await lookUp(bench, "еvil-mаrkеt.com");
  expect(items).toMatchObject([{ reads: "evil-market.com", similar: [{ adrs: "evil-market.com", edits: 0 }] }]);
  expect(others).toEqual([]);
});

it("judges a wallet in letters of another alphabet as it reads", async () => {
  await using bench = await openBench();
  await report(bench, ETH.toLowerCase(), 2);
  const { items, others } = await lookUp(bench, ETH.replace("aAeb", "аАеb"));
  expect(items).toMatchObject([{ reads: ETH, timesReported: 2 }]);
  expect(others).toEqual([]);
});

it("judges the host of an e-mail address only where it was reported", async () => {
  await using bench = await openBench();
  await report(bench, "evil.example.com", 1);
  expect(inShort(await lookUp(bench, "a@evil.example.com, b@good.example.com"))).toEqual(["evil.example.com: 1"]);
});

it("says how many it left out", async () => {
  await using bench = await openBench();
  const hosts = Array.from({ length: 23 }, (_, i) => `host${i}.example.com`).join(" ");
  expect(await lookUp(bench, hosts)).toMatchObject({ items: { length: 20 }, omitted: 3 });
});

it("never says that a reported target is unknown, in whatever text it was pasted", async () => {
  await using bench = await openBench();
  const keys = (found: readonly string[]) =>
    found.flatMap((each) => (/^(?:hash|nearly|name)/.test(each) ? [] : each.replace(/^(?:site|mail):/, "")));
  const targets = new Set(PASTED.flatMap(([, ...found]) => keys(found)));
  for (const addressKey of targets) await report(bench, addressKey, 2);
  for (const [pasted, ...found] of PASTED) {
    const { items } = await lookUp(bench, pasted);
    expect([pasted, items.filter(({ timesReported }) => timesReported < 2)]).toEqual([pasted, []]);
    expect(items.map(({ normalized }) => normalized)).toEqual(expect.arrayContaining(keys(found)));
  }
});

it.each([
  ["0x3624Ee", { chain: "ETH", reason: "LENGTH", length: 6, expected: 40 }],
  ["bc1qksxp9", { chain: "BTC", reason: "LENGTH", length: 9, expected: 42 }],
  ["ab12-cd34-ef56-gh78-ij90-kl12", { reason: "FORM" }],
])("says why %s is no address", async (text, why) => {
  await using bench = await openBench();
  expect(await lookUp(bench, text)).toEqual({
    items: [],
    others: [{ kind: "NEARLY", text, ...why, similar: [] }],
    omitted: 0,
  });
});
