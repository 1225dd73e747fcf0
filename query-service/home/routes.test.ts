import { HomeMain } from "@sb/contracts/home/wire.ts";
import {
  INSIGHT_MODEL,
  PUBLISHED_LIST,
  SAFER_VIEW_COLLECTION,
  type SaferViewDoc,
} from "@sb/contracts/insight/model.ts";
import { pictureUrl } from "@sb/contracts/insight/pictures.ts";
import { PRIVATE_MARKERS } from "@sb/contracts/report/fixture.ts";
import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { expect, it } from "vitest";
import { bodyOf, counted, filer, keepReport, openBench, requestOf } from "../report/testing.ts";
import { routes as homeQueries } from "./routes.ts";

it("returns the newest public reports, their number, and the last 30 days", async () => {
  await using bench = await openBench();
  for (let dclrSeq = 1; dclrSeq <= 12; dclrSeq += 1) await keepReport(bench, dclrSeq);
  await keepReport(bench, 13, { changes: { open: "PRIVATE" } });
  await bench.apply(counted(12, { sources: [filer("list a/list", {})] }, { "2026-03-01": 4, "2026-01-31": 2 }));
  const home = bodyOf(await homeQueries(bench.deps)["GET home/main"](requestOf(undefined, {})));
  expect(HomeMain.parse(home)).toEqual(home);
  expect(home.declareReport.map(({ dclrSeq }) => dclrSeq)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(home).toMatchObject({
    crimeCnt: 13,
    listedCnt: 1,
    crimeTypes: [{ crimeType: "FRAUD_INVESTMENT", count: 12 }],
  });
  expect(home.daily).toHaveLength(30);
  expect([home.daily[0], home.daily[29]]).toEqual([
    { date: "2026-01-31", count: 2 },
    { date: "2026-03-01", count: 4 },
  ]);
  const text = JSON.stringify(home);
  expect(PRIVATE_MARKERS.filter((marker) => text.includes(marker))).toEqual([]);
});

it("keeps the figures where the newest reports can't be read, and does not let that be remembered", async () => {
  await using bench = await openBench();
  await bench.apply(counted(3));
  const { readStore } = bench.deps;
  const model: typeof readStore.model = (name) => ({
    ...readStore.model(name),
    ...(name === REPORT_MODEL && { list: () => Promise.reject(new Error()) }),
  });
  const queries = homeQueries({ ...bench.deps, readStore: { ...readStore, model } });
  const reply = await queries["GET home/main"](requestOf(undefined, {}));
  expect(bodyOf(reply)).toMatchObject({
    crimeCnt: 3,
    declareReport: [],
    failed: expect.arrayContaining(["declareReport"]),
  });
  expect(reply.headers).toEqual({ "cache-control": "no-store" });
});

it("shows the newest articles, with their small pictures", async () => {
  await using bench = await openBench();
  const ops = [1, 2, 3, 4].flatMap((viewSeq) => articleOps(viewSeq));
  const { readStore } = bench.deps;
  await readStore.apply({ projection: INSIGHT_MODEL, from: await readStore.checkpoint(INSIGHT_MODEL), to: "1", ops });
  const { saferViews } = bodyOf(await homeQueries(bench.deps)["GET home/main"](requestOf(undefined, {})));
  expect(saferViews.map(({ seq }) => seq)).toEqual([4, 3, 2]);
  expect(saferViews[0]).toMatchObject({ thumbnail: pictureUrl("4-a", 320), likeCount: 0, commentCount: 0 });
});

function articleOps(viewSeq: number): ReadOp[] {
  const at = `2026-01-0${viewSeq}T00:00:00.000Z`;
  const doc: SaferViewDoc = {
    ...{ viewSeq, category: "CASE", language: "ko", title: "글", excerpt: "글", readingMinutes: 1, version: 0 },
    ...{ pictures: [], thumbnail: `${viewSeq}-a`, status: "PUBLISHED", writtenAt: at, publishedAt: at, revision: 1 },
  };
  const id = String(viewSeq);
  return [
    { op: "put", collection: SAFER_VIEW_COLLECTION, id, doc },
    { op: "listAdd", list: PUBLISHED_LIST, member: id, score: Date.parse(at) },
  ];
}

it("is complete without any reports", async () => {
  await using bench = await openBench();
  const home = bodyOf(await homeQueries(bench.deps)["GET home/main"](requestOf(undefined, {})));
  expect(home).toMatchObject({ declareReport: [], crimeCnt: 0, crimeTypes: [], failed: [] });
  expect(home.daily.every(({ count }) => count === 0)).toBe(true);
});
