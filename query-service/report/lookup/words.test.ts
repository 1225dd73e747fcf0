import { Words } from "@sb/contracts/report/words-wire.ts";
import { expect, it, test } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import { type Bench, bodyOf, openBench, requestOf } from "../testing.ts";

const KEY = "POST report/lookup/words";
const ask = async ({ deps }: Bench, text: string) =>
  Words.parse(bodyOf(await reportQueries(deps)[KEY](requestOf<typeof KEY>(undefined, { body: { text } }))));

const finds = (bench: Bench, text: string, total: number) =>
  bench.found.set(text, { hits: [], total, totalIsLowerBound: total === 1_000 });

it("counts the reports with the words, and those of the category and the chain that they name", async () => {
  await using bench = await openBench();
  finds(bench, "이더리움 보이스 피싱", 2);
  finds(bench, "", 1_000);
  expect(await ask(bench, "이더리움 보이스 피싱")).toEqual({
    total: 2,
    names: [
      { kind: "CHAIN", chain: "ETH", total: 1_000, totalIsLowerBound: true },
      { kind: "CATEGORY", crimeType: "VOICE_PHISHING", total: 1_000, totalIsLowerBound: true },
    ],
  });
  expect(bench.asked.map(({ filters }) => filters)).toContainEqual({ crimeType: "VOICE_PHISHING" });
  expect(bench.asked.every(({ limit }) => limit === 1)).toBe(true);
});

it("offers a brand by the spelling that finds most, and not the text itself", async () => {
  await using bench = await openBench();
  finds(bench, "upbit", 1);
  finds(bench, "업비트", 7);
  expect((await ask(bench, "upbit")).names).toEqual([
    { kind: "BRAND", name: "Upbit", searchKeyword: "업비트", total: 7 },
  ]);
  expect((await ask(bench, "업비트")).names).toEqual([]);
  expect((await ask(bench, "업비트 사칭")).names).toMatchObject([{ searchKeyword: "업비트", total: 7 }]);
});

it("counts of a brand what has its name as it stands, and of the words what the list finds", async () => {
  await using bench = await openBench();
  await ask(bench, "코인베이스 사칭");
  const counted = bench.asked.map(({ text, asItStands }) => [text, asItStands]);
  expect(counted).toContainEqual(["코인베이스 사칭", undefined]);
  for (const name of ["코인베이스", "Coinbase"]) expect(counted).toContainEqual([name, true]);
});

it("offers nothing that no report is of, and a name once", async () => {
  await using bench = await openBench();
  expect(await ask(bench, "랜섬웨어 ransomware")).toEqual({ total: 0, names: [] });
  finds(bench, "", 1);
  expect((await ask(bench, "랜섬웨어 ransomware")).names).toHaveLength(1);
});

test.each([
  ["TR7NHqjeKQxGTCi8q", { reason: "LENGTH", chain: "TRX", length: 17, expected: 34 }],
  ["1A1zP1eP5QGefi2", { reason: "LENGTH", chain: "BTC", length: 15, expected: 34 }],
  ["qwertyuiop1234asdf56", { reason: "FORM" }],
  ["로맨스 스캠", undefined],
  ["asdfghjkl", undefined],
  ["covid19", undefined],
])("%s: why it is no address", async (text, nearly) => {
  await using bench = await openBench();
  expect((await ask(bench, text)).nearly).toEqual(nearly);
});
