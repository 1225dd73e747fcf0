import { REPORT_COLLECTIONS } from "@sb/contracts/report/model.ts";
import type { DocKey, ReadStore } from "@sb/platform/read-store/port.ts";
import { expect, it } from "vitest";
import { routes as homeQueries } from "../home/routes.ts";
import { routes as reportQueries } from "./routes.ts";
import {
  address,
  type Bench,
  bodyOf,
  counted,
  filer,
  keepReport,
  OWNER,
  openBench,
  put,
  requestOf,
} from "./testing.ts";

const KEY = "GET report/history";
const query = { orderType: "LATEST", pagination: { page: 2, size: 2 } } as const;

const search = async ({ deps }: Bench, asked: Record<string, unknown> = {}) =>
  bodyOf(await reportQueries(deps)[KEY](requestOf<typeof KEY>(OWNER, { query: { ...query, ...asked } })));

const hits = (...ids: number[]) => ids.map((id) => ({ id, highlights: {} }));

it("returns the hits as views, in order, with their highlights", async () => {
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

it("omits reports deleted or made private since they were indexed", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1);
  await keepReport(bench, 2, { changes: { open: "PRIVATE" } });
  bench.found.set("", { hits: hits(3, 2, 1), total: 3, totalIsLowerBound: false });
  expect((await search(bench)).items.map(({ dclrSeq }) => dclrSeq)).toEqual([1]);
});

it("reports where the search stopped counting", async () => {
  await using bench = await openBench();
  bench.found.set("", { hits: [], total: 1_000, totalIsLowerBound: true });
  const { totalIsLowerBound, pagination } = await search(bench, { chain: "BTC" });
  expect([totalIsLowerBound, pagination.totalItems, pagination.totalPages]).toEqual([true, 1_000, 500]);
});

it("counts the whole list as home does, so that its last page can be reached", async () => {
  await using bench = await openBench();
  bench.found.set("", { hits: [], total: 1_000, totalIsLowerBound: true });
  await bench.apply(counted(1_500, { sources: [filer("list a/list", {})] }));
  for (const orderType of ["LATEST", "POPULAR", "MOST_REPORTED"]) {
    const { pagination, ...rest } = await search(bench, { orderType });
    expect(pagination).toMatchObject({ totalItems: 1_501, totalPages: 751 });
    expect(rest).not.toHaveProperty("totalIsLowerBound");
  }
  expect(bodyOf(await homeQueries(bench.deps)["GET home/main"](requestOf(OWNER, {}))).crimeCnt).toBe(1_501);
});

it("finds what an addition adds to by the number of the addition", async () => {
  await using bench = await openBench();
  for (const dclrSeq of [1, 2]) await keepReport(bench, dclrSeq);
  await bench.apply(counted(1, { filers: [filer("owner", {}, {})] }));
  await search(bench, { dclrSeq: 2 });
  expect(bench.asked.map(({ ids }) => ids)).toEqual([[1]]);
});

it("passes filters, order and page on", async () => {
  await using bench = await openBench();
  await search(bench, { crimeType: "DRUGS", chain: "BTC", declareType: "WALLET", orderType: "POPULAR", dclrSeq: 7 });
  expect(bench.asked).toEqual([
    {
      text: "",
      names: [],
      filters: { crimeType: "DRUGS", chain: "BTC", declareType: "WALLET" },
      ids: [7],
      sort: "likeCount",
      offset: 2,
      limit: 2,
    },
  ]);
});

it("searches for an address in its normalized form, then as words", async () => {
  await using bench = await openBench();
  await search(bench, { searchKeyword: "https://www.Evil.com/login" });
  expect(bench.asked.map(({ text }) => text)).toEqual(["evil.com", "https://www.Evil.com/login"]);
});

it("finds reports on all targets that an address means", async () => {
  await using bench = await openBench();
  const [bitcoin, cash] = ["1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"];
  await bench.apply([bitcoin, cash].map((key) => put(REPORT_COLLECTIONS.address, key, address(1))));
  bench.found.set(bitcoin, { hits: hits(1), total: 1, totalIsLowerBound: false });
  bench.found.set(cash, { hits: hits(2), total: 1, totalIsLowerBound: false });
  bench.found.set("", { hits: hits(2, 1), total: 2, totalIsLowerBound: false });
  await search(bench, { searchKeyword: bitcoin });
  expect(bench.asked.at(-1)).toMatchObject({ text: "", ids: [1, 2] });
});

it("searches once if the normalized form is found", async () => {
  await using bench = await openBench();
  bench.found.set("evil.com", { hits: [], total: 3, totalIsLowerBound: false });
  await search(bench, { searchKeyword: "EVIL.com" });
  expect(bench.asked.map(({ text }) => text)).toEqual(["evil.com"]);
});

it("never reads extra information, and neither do other lists: only the detail has it", async () => {
  await using bench = await openBench();
  for (const dclrSeq of [1, 2]) await keepReport(bench, dclrSeq, { extras: [{ more: "x".repeat(5_000) }] });
  bench.found.set("", { hits: hits(1, 2), total: 2, totalIsLowerBound: false });
  const read: string[] = [];
  const deps = { ...bench.deps, readStore: noting(bench.deps.readStore, read) };
  const reports = reportQueries(deps);
  const firstPage = { pagination: { page: 1, size: 10 } };
  await reports[KEY](requestOf<typeof KEY>(OWNER, { query: { ...query, ...firstPage } }));
  await reports["GET report/history/mine"](requestOf(OWNER, { query: firstPage }));
  await reports["GET report/history/user/{userId}"](requestOf(OWNER, { params: OWNER, query: firstPage }));
  await homeQueries(deps)["GET home/main"](requestOf(OWNER, {}));
  expect(read).toContain(REPORT_COLLECTIONS.report);
  expect(read).not.toContain(REPORT_COLLECTIONS.extra);
  await reports["GET report/history/{dclrSeq}"](requestOf(OWNER, { params: { dclrSeq: 1 } }));
  expect(read).toContain(REPORT_COLLECTIONS.extra);
});

/** The same store, noting the collections that are read. */
function noting(readStore: ReadStore, read: string[]): ReadStore {
  const model = (name: string) => {
    const opened = readStore.model(name);
    return {
      ...opened,
      get: (collection: string, id: string) => {
        read.push(collection);
        return opened.get(collection, id);
      },
      getMany: (keys: readonly DocKey[]) => {
        read.push(...keys.map(({ collection }) => collection));
        return opened.getMany(keys);
      },
    };
  };
  return { ...readStore, model };
}
