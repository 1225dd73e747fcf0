import { WALLET } from "@sb/contracts/report/fixture.ts";
import { looksOf } from "@sb/contracts/report/lookup/look-alike.ts";
import { REPORT_COLLECTIONS, type ReportFact } from "@sb/contracts/report/model.ts";
import { rankOf } from "@sb/contracts/report/rank.ts";
import { TargetPage } from "@sb/contracts/report/target-wire.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import { ServerAway } from "@sb/platform/server-away.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import {
  address,
  type Bench,
  bodyOf,
  counted,
  filer,
  keepReport,
  NOW,
  OWNER,
  openBench,
  put,
  requestOf,
  STRANGER,
} from "../testing.ts";

const KEY = "GET report/target";
const SITE = "fastcoin-pro.com";

const reply = ({ deps }: Bench, adrs: string, caller?: Caller) =>
  reportQueries(deps)[KEY](requestOf<typeof KEY>(caller, { query: { adrs } }));
const page = async (bench: Bench, adrs: string, caller?: Caller) =>
  TargetPage.parse(bodyOf(await reply(bench, adrs, caller)));

/** Filed on a day of February by a person whose lead it is. */
async function filed(bench: Bench, dclrSeq: number, facts: readonly ReportFact[] = []) {
  const filedAt = `2026-02-${String(dclrSeq).padStart(2, "0")}T00:00:00.000Z`;
  await keepReport(bench, dclrSeq, { doc: { filedAt, facts } });
  return filer(`u${dclrSeq}`, { dclrSeq, filedAt });
}

const imported = (source: string, reportedAt?: string) => ({
  ownerId: "importer",
  provenance: { source, license: "CC0-1.0", ...(reportedAt && { reportedAt }) },
});

it("answers every spelling with the look-up, people's reports and lists apart", async () => {
  await using bench = await openBench();
  const filers = [await filed(bench, 1), await filed(bench, 2)];
  await keepReport(bench, 3, { doc: imported("a/list/wallets.csv") });
  await bench.apply(counted(2, { filers, sources: [filer("list a/list", { dclrSeq: 3 })] }));
  const look = `${WALLET.slice(0, 8)}${"q".repeat(10)}${WALLET.slice(-6)}`;
  bench.groups.push({ group: look, value: rankOf({ people: 2, listings: 0 }), keys: looksOf(look) });
  const found = await page(bench, WALLET.toUpperCase());
  expect(found.lookup).toMatchObject({ normalized: WALLET, timesReported: 2, listings: [{ source: "a/list" }] });
  expect(found.lookup.similar).toMatchObject([{ adrs: look, differs: [[8, 18]] }]);
  expect(found.reports.items.map(({ dclrSeq }) => dclrSeq)).toEqual([2, 1]);
  expect(found.reports.pagination.totalItems).toBe(2);
  expect(found.listed).toMatchObject([{ dclrSeq: 3, source: "a/list/wallets.csv" }]);
});

it("tells when it was reported, listed, disputed and cleared; what has no date comes last", async () => {
  await using bench = await openBench();
  const disputed = "2026-02-05T00:00:00.000Z";
  const kept = "2026-02-07T00:00:00.000Z";
  const facts: readonly ReportFact[] = [
    { what: "DISPUTED", at: disputed },
    { what: "AGENCY_RECEIVED", at: "2026-02-06T00:00:00.000Z" },
    { what: "KEPT", at: kept },
  ];
  const filers = [await filed(bench, 1, facts), await filed(bench, 2)];
  const sources = [
    filer("list b/list", { dclrSeq: 8 }),
    filer("list a/list", { dclrSeq: 9, reportedOn: "2025-12-24" }),
  ];
  const cleared = { at: NOW, reporters: [] };
  await bench.apply([put(REPORT_COLLECTIONS.address, WALLET, { ...address(2, { filers, sources }), cleared })]);
  expect((await page(bench, WALLET)).timeline).toEqual([
    { what: "LISTED", on: "2025-12-24", source: "a/list" },
    { what: "REPORTED", at: "2026-02-01T00:00:00.000Z" },
    { what: "REPORTED", at: "2026-02-02T00:00:00.000Z" },
    { what: "DISPUTED", at: disputed },
    { what: "KEPT", at: kept },
    { what: "CLEARED", at: NOW },
    { what: "LISTED", source: "b/list" },
  ]);
});

it("says of how many of the newest reports it tells what became of them, where not of all", async () => {
  await using bench = await openBench();
  const filers = [await filed(bench, 1), await filed(bench, 2)];
  await bench.apply(counted(2, { filers }));
  expect(await page(bench, WALLET)).not.toHaveProperty("timelineOfNewest");
  await bench.apply(counted(51, { filers }));
  expect(await page(bench, WALLET)).toMatchObject({ timelineOfNewest: 50 });
});

it("names reported targets that stand in the same reports, and nothing that nobody reported", async () => {
  await using bench = await openBench();
  const comment = `First innocent.example, then ${SITE} and https://binance.com asked for more.`;
  await keepReport(bench, 1, { changes: { comment } });
  await bench.apply([
    ...counted(1, { filers: [filer("u1", { dclrSeq: 1, filedAt: NOW })] }),
    put(REPORT_COLLECTIONS.address, SITE, address(3)),
    put(REPORT_COLLECTIONS.address, "binance.com", address(1)),
  ]);
  const named = [{ adrs: SITE, timesReported: 3, listings: [], reports: 1 }];
  expect((await page(bench, WALLET)).named).toEqual(named);
  // The other way round the report is found by its text; one that only looks as if it named the site is not one.
  await keepReport(bench, 2, {
    changes: { comment: `not${SITE}.example`, adrs: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT" },
  });
  bench.found.set(SITE, { hits: [1, 2].map((id) => ({ id, highlights: {} })), total: 2, totalIsLowerBound: false });
  expect((await page(bench, SITE)).named).toEqual([{ adrs: WALLET, timesReported: 1, listings: [], reports: 1 }]);
});

it("a target that nobody reported has a page without a report", async () => {
  await using bench = await openBench();
  expect(await page(bench, SITE)).toMatchObject({
    ...{ lookup: { normalized: SITE, timesReported: 0 }, reports: { items: [] }, listed: [], timeline: [], named: [] },
  });
});

it("refuses what is no address, and is not remembered while the search engine is away", async () => {
  await using bench = await openBench();
  await expect(page(bench, "hello there")).rejects.toMatchObject({ code: "NOT_RECOGNIZED" });
  const index = bench.deps.searchEngine.index;
  const away = async () => {
    throw new ServerAway("The search engine");
  };
  const searchEngine = {
    ...bench.deps.searchEngine,
    index: (...of: Parameters<typeof index>) => ({ ...index(...of), search: away }),
  };
  const alone = { ...bench, deps: { ...bench.deps, searchEngine: searchEngine as typeof bench.deps.searchEngine } };
  const answer = await reply(alone, WALLET);
  expect(bodyOf(answer)).toMatchObject({ partial: true, named: [] });
  expect(answer).toMatchObject({ until: 0 });
});

it("leaves out a report that was made private, and tells its owner that one is theirs", async () => {
  await using bench = await openBench();
  const filers = [await filed(bench, 1), filer("u2", { dclrSeq: 2 })];
  await keepReport(bench, 2, { changes: { open: "PRIVATE" } });
  await bench.apply(counted(2, { filers }));
  const mine = async (caller: Caller) => (await page(bench, WALLET, caller)).reports.items.map(({ mine }) => mine);
  expect([await mine(OWNER), await mine(STRANGER)]).toEqual([[true], [false]]);
});
