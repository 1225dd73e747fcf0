import { HomeMain } from "@sb/contracts/home/wire.ts";
import { PRIVATE_MARKERS } from "@sb/contracts/report/fixture.ts";
import { expect, it } from "vitest";
import { bodyOf, counted, filer, keepReport, openBench, requestOf } from "../report/testing.ts";
import { homeQueries } from "./routes.ts";

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
    list: () => Promise.reject(new Error()),
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

it("is complete without any reports", async () => {
  await using bench = await openBench();
  const home = bodyOf(await homeQueries(bench.deps)["GET home/main"](requestOf(undefined, {})));
  expect(home).toMatchObject({ declareReport: [], crimeCnt: 0, crimeTypes: [], failed: [] });
  expect(home.daily.every(({ count }) => count === 0)).toBe(true);
});
