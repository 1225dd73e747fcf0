// Filters and orders of the search over HTTP, alone and combined, with and without a text.
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";
import { beforeAll, expect, test } from "vitest";
import { evm, trx } from "../../demo/addresses.ts";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer();
let see: Record<string, string> = {};
let person: Person;
/** Short names of the reports below, by seq. */
const names = new Map<number, string>();
const { visitor } = server;

const SITE = { declareType: "SITE", chain: undefined, adrs: "https://made-up-filter-shop.com/" } as const;
/** In the order of filing: a target's first by one person, its second by another. Each mentions a kangaroo, those with an `m` also a marsupial. */
const REPORTS: Readonly<Record<string, Partial<DeclarationInput["declare"]>>> = {
  "thrice-1": { chain: "ETH", adrs: evm("thrice"), crimeType: "HACKING" },
  "once-m": { chain: "TRX", adrs: trx("once"), crimeType: "DRUGS" },
  "twice-1": { ...SITE, crimeType: "RANSOMWARE" },
  "thrice-2-m": { chain: "BNB", adrs: evm("thrice"), crimeType: "HACKING" },
  "twice-2-m": { ...SITE, adrs: "made-up-filter-shop.com", crimeType: "HACKING" },
  "thrice-3": { chain: "ETH", adrs: evm("thrice").toUpperCase(), crimeType: "RANSOMWARE" },
};
const ALL = Object.keys(REPORTS).toReversed();

beforeAll(async () => {
  const people = await Promise.all(
    ["1", "2", "3"].map((number) => signIn(server.url, `filters${number}@example.com`, `Filters${number}`)),
  );
  [person] = people as [Person, ...Person[]];
  for (const [name, declare] of Object.entries(REPORTS)) {
    const reporter = people[Number(/\d/.exec(name)?.[0] ?? 1) - 1] ?? person;
    const comment = name.endsWith("-m") ? "The kangaroo is a marsupial." : "A kangaroo again.";
    const filed = await reporter.call<{ dclrSeq: number }>("POST", "report", declaration({ ...declare, comment }));
    expect(filed.status).toBe(201);
    names.set(filed.body.dclrSeq, name);
    see = seeing(filed);
  }
});

type Query = Readonly<Record<string, string>>;

async function found(query: Query): Promise<(string | undefined)[]> {
  const { items, pagination } = await get(visitor, "GET report/history", { query, headers: see });
  expect(pagination.totalItems).toBe(items.length);
  return items.map(({ dclrSeq }) => names.get(dclrSeq));
}

const those = (...wanted: readonly string[]) => ALL.filter((name) => wanted.some((part) => name.includes(part)));

const FILTERS: readonly (readonly [Query, readonly string[]])[] = [
  [{}, ALL],
  [{ crimeType: "HACKING" }, those("thrice-1", "thrice-2", "twice-2")],
  [{ crimeType: "COIN_MIXING" }, []],
  [{ chain: "ETH" }, those("thrice-1", "thrice-3")],
  [{ chain: "BNB" }, those("thrice-2")],
  [{ declareType: "SITE" }, those("twice")],
  [{ declareType: "WALLET", crimeType: "RANSOMWARE" }, those("thrice-3")],
  [{ declareType: "SITE", chain: "ETH" }, []],
  [{ chain: "ETH", crimeType: "HACKING", declareType: "WALLET" }, those("thrice-1")],
];

test.each(FILTERS)("%j", async (query, expected) => {
  expect(await found(query)).toEqual(expected);
  expect(await found({ ...query, searchKeyword: "kangaroo" })).toEqual(expected);
  expect(await found({ ...query, searchKeyword: "kangoroo" })).toEqual(expected);
  const marsupials = expected.filter((name) => name.endsWith("-m"));
  expect(await found({ ...query, searchKeyword: "marsupial" })).toEqual(marsupials);
});

test("a seq finds only that report, within the other filters", async () => {
  const seqOf = (name: string) => String([...names].find(([, each]) => each === name)?.[0]);
  const dclrSeq = seqOf("thrice-2-m");
  expect(await found({ dclrSeq })).toEqual(["thrice-2-m"]);
  expect(await found({ dclrSeq, crimeType: "HACKING", searchKeyword: "marsupial" })).toEqual(["thrice-2-m"]);
  expect(await found({ dclrSeq, searchKeyword: evm("thrice"), orderType: "MOST_REPORTED" })).toEqual(["thrice-2-m"]);
  for (const other of [{ crimeType: "DRUGS" }, { searchKeyword: "wombat" }, { searchKeyword: trx("once") }]) {
    expect(await found({ dclrSeq, ...other })).toEqual([]);
  }
  expect(await found({ dclrSeq: "1" })).toEqual([]);
  expect(await found({ dclrSeq: "" })).toEqual(ALL);
  for (const wrong of ["0", "1.5", "x", "9007199254740993"]) {
    expect(await visitor("GET", `report/history?dclrSeq=${wrong}`)).toMatchObject({ status: 400 });
  }
});

test("the number on a receipt is found as what is searched for, that of no public report as words", async () => {
  const seqOf = (name: string) => String([...names].find(([, each]) => each === name)?.[0]);
  expect(await found({ searchKeyword: seqOf("twice-1") })).toEqual(["twice-1"]);
  expect(await found({ searchKeyword: seqOf("twice-1"), crimeType: "HACKING" })).toEqual([]);
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", declaration({ open: "PRIVATE" }));
  expect(await found({ searchKeyword: String(filed.body.dclrSeq) })).toEqual([]);
});

test("people's reports and entries of published lists are told apart", async () => {
  expect(await found({ filedBy: "PEOPLE" })).toEqual(ALL);
  expect(await found({ filedBy: "LISTS" })).toEqual([]);
  expect(await found({ filedBy: "PEOPLE", searchKeyword: "kangaroo", declareType: "SITE" })).toEqual(those("twice"));
});

test("a private report is not found by its seq", async () => {
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", declaration({ open: "PRIVATE" }));
  const query = { dclrSeq: filed.body.dclrSeq };
  const headers = { ...see, ...seeing(filed) };
  expect((await get(visitor, "GET report/history", { query, headers })).items).toEqual([]);
});

test("an address finds all its reports in any spelling, within the filters", async () => {
  for (const searchKeyword of [evm("thrice"), evm("thrice").toUpperCase(), evm("thrice").slice(0, 12)]) {
    expect(await found({ searchKeyword })).toEqual(those("thrice"));
    expect(await found({ searchKeyword, chain: "BNB" })).toEqual(those("thrice-2"));
  }
  expect(await found({ searchKeyword: "http://www.made-up-filter-shop.com/other" })).toEqual(those("twice"));
});

test.each(["", "kangaroo"])("MOST_REPORTED breaks ties by the newest, with the text %j", async (searchKeyword) => {
  const byCount = ["thrice-3", "thrice-2-m", "thrice-1", "twice-2-m", "twice-1", "once-m"];
  expect(await found({ searchKeyword, orderType: "MOST_REPORTED" })).toEqual(byCount);
  const hacking = byCount.filter((name) => REPORTS[name]?.crimeType === "HACKING");
  expect(await found({ searchKeyword, orderType: "MOST_REPORTED", crimeType: "HACKING" })).toEqual(hacking);
});

test.each(["", "kangaroo"])("without likes, POPULAR sorts like LATEST, with the text %j", async (searchKeyword) => {
  for (const orderType of ["LATEST", "POPULAR"]) expect(await found({ searchKeyword, orderType })).toEqual(ALL);
});
