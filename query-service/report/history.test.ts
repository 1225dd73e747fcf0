import { expect, it } from "vitest";
import { reportQueries } from "./routes.ts";
import { type Bench, bodyOf, keepReport, OWNER, openBench, requestOf } from "./testing.ts";

const KEY = "GET report/history";
const query = { orderType: "LATEST", pagination: { page: 2, size: 2 } } as const;

const search = async ({ deps }: Bench, asked: Record<string, unknown> = {}) =>
  bodyOf(await reportQueries(deps)[KEY](requestOf<typeof KEY>(OWNER, { query: { ...query, ...asked } })));

const hits = (...ids: number[]) => ids.map((id) => ({ id, highlights: {} }));

it("gives the hits as views, in their order, with what matched", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1);
  await keepReport(bench, 2);
  const found = [{ id: 2, highlights: { title: [[0, 3] as [number, number]] } }, ...hits(1)];
  bench.found.set("코인", { hits: found, total: 4, totalIsLowerBound: false });
  const { items, pagination, ...rest } = await search(bench, { searchKeyword: "코인" });
  expect(items).toMatchObject([{ dclrSeq: 2, highlights: { title: [[0, 3]] }, mine: true }, { dclrSeq: 1 }]);
  expect(pagination).toMatchObject({ page: 2, totalItems: 4, offset: 2 });
  expect(rest).toEqual({});
});

it("leaves out what was deleted or made private since it was indexed", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1);
  await keepReport(bench, 2, { changes: { open: "PRIVATE" } });
  bench.found.set("", { hits: hits(3, 2, 1), total: 3, totalIsLowerBound: false });
  expect((await search(bench)).items.map(({ dclrSeq }) => dclrSeq)).toEqual([1]);
});

it("says where the search stopped counting", async () => {
  await using bench = await openBench();
  bench.found.set("", { hits: [], total: 1_000, totalIsLowerBound: true });
  expect(await search(bench)).toMatchObject({ totalIsLowerBound: true, pagination: { totalItems: 1_000 } });
});

it("hands filters, order and page on", async () => {
  await using bench = await openBench();
  await search(bench, { crimeType: "DRUGS", chain: "BTC", declareType: "WALLET", orderType: "POPULAR", dclrSeq: 7 });
  expect(bench.asked).toEqual([
    {
      text: "",
      filters: { crimeType: "DRUGS", chain: "BTC", declareType: "WALLET" },
      ids: [7],
      sort: "likeCount",
      offset: 2,
      limit: 2,
    },
  ]);
});

it("looks for an address in its one spelling, then as the words it is made of", async () => {
  await using bench = await openBench();
  await search(bench, { searchKeyword: "https://www.Evil.com/login" });
  expect(bench.asked.map(({ text }) => text)).toEqual(["evil.com", "https://www.Evil.com/login"]);
});

it("looks once where the one spelling is found", async () => {
  await using bench = await openBench();
  bench.found.set("evil.com", { hits: [], total: 3, totalIsLowerBound: false });
  await search(bench, { searchKeyword: "EVIL.com" });
  expect(bench.asked.map(({ text }) => text)).toEqual(["evil.com"]);
});
