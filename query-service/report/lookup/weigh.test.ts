import { WALLET } from "@sb/contracts/report/fixture.ts";
import { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { filerId, REPORT_COLLECTIONS, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import {
  SHARING_COLLECTIONS,
  SHARING_MODEL,
  type SharingDoc,
  type TargetDoc,
  type TargetEntry,
} from "@sb/contracts/sharing/model.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import { type Bench, bodyOf, counted, filer, keepReport, NOW, openBench, put, requestOf } from "../testing.ts";

const lookUp = async ({ deps }: Bench, adrs: string) =>
  Lookup.parse(bodyOf(await reportQueries(deps)["GET report/lookup"](requestOf(undefined, { query: { adrs } }))));

const believed = async (bench: Bench, target: Partial<TargetDoc>, report: Partial<SharingDoc> = {}) => {
  const { readStore } = bench.deps;
  const from = await readStore.checkpoint(SHARING_MODEL);
  const doc = { target: targetOf(WALLET), added: 1, entries: [], more: 0, ...target };
  const ops = [
    put(SHARING_COLLECTIONS.target, targetId(targetOf(WALLET)), doc),
    put(SHARING_COLLECTIONS.report, "1", { dclrSeq: 1, requests: [], ...report }),
  ];
  await readStore.apply({ projection: SHARING_MODEL, from, to: `${from}1`, ops });
  return lookUp(bench, WALLET);
};
const entry = (by: string, changes: Partial<TargetEntry> = {}): TargetEntry => ({
  ...{ dclrSeq: 1, by, isNew: false, day: 1 },
  ...changes,
});

it("says that only new accounts reported it, however many, as long as no list names it", async () => {
  await using bench = await openBench();
  const crowd = Array.from({ length: 50 }, (_, at) => entry(`new-${at}`, { isNew: true }));
  await bench.apply(counted(80));
  expect(await believed(bench, { entries: crowd, more: 30 })).toMatchObject({ timesReported: 80, weak: true });
  const one = await believed(bench, { entries: [entry("old"), ...crowd] });
  expect([one.weak, one.listed]).toEqual([undefined, undefined]);
  await bench.apply(counted(1, { sources: [filer("list a/list", {})] }));
  expect(await believed(bench, { entries: crowd })).not.toHaveProperty("weak");
});

it("says that it is listed, and who says so", async () => {
  await using bench = await openBench();
  await bench.apply(counted(2));
  expect(await believed(bench, { entries: [entry("old"), entry("another")] })).toMatchObject({ listed: true });
  const at = "2026-02-03T00:00:00.000Z";
  const confirmed = { by: ["STAFF" as const], at };
  expect(await believed(bench, { confirmed })).toMatchObject({ listed: true, confirmedAt: at });
});

const TODAY = Math.floor(Date.parse(NOW) / 86_400_000);

it("has a level, made of people, lists, confirmations and requests", async () => {
  await using bench = await openBench();
  const [old, another] = [entry("old", { day: TODAY }), entry("another", { day: TODAY - 100, disputed: true })];
  const confirmed = { by: ["STAFF" as const, 3], at: NOW };
  const sources = [filer("list a/list", { reportedOn: "2024-03-01" }), filer("list b/list", {})];
  await bench.apply(counted(2, { sources, disputed: 1 }));
  const { level } = await believed(bench, { entries: [old, another], confirmed }, { requests: [7], proven: [7] });
  expect(level).toEqual({
    ...{ value: 92, step: "NEARLY_CERTAIN", formula: "level-2", day: "2026-03-01" },
    why: [
      { part: "ESTABLISHED", points: 38, count: 2 },
      { part: "LISTS", points: 38, count: 2 },
      { part: "LISTS_AGE", points: -13 },
      { part: "CONFIRMED", points: 70, count: 2 },
      { part: "LIMIT", points: -33 },
      { part: "DISPUTED", points: -4, count: 1 },
      { part: "OWNER", points: -4, count: 1 },
    ],
  });
});

it("counts people for the level also where a target's document has no room for their reports", async () => {
  await using bench = await openBench();
  const crowd = Array.from({ length: 50 }, (_, at) => entry(`new-${at}`, { dclrSeq: 100 + at, isNew: true, day: 9 }));
  const target = targetOf(WALLET);
  const voices = [...crowd, entry("old", { day: TODAY }), entry("apart", { dclrSeq: 2, day: TODAY })];
  const shared = voices.map(({ dclrSeq, by: ownerId, isNew, day }) =>
    put(SHARING_COLLECTIONS.report, String(dclrSeq), {
      ...{ dclrSeq, ownerId, requests: [], voice: { isNew, day }, shown: { facts: { target } } },
    }),
  );
  const { readStore } = bench.deps;
  await keepReport(bench, 2, { doc: { ownerId: "apart" } });
  await bench.apply([
    ...counted(52, { filers: [filer("old", {})] }),
    put(REPORT_COLLECTIONS.filer, filerId(WALLET, "apart"), filer("apart", { dclrSeq: 2 })),
    { op: "listAdd", list: REPORT_LISTS.address(WALLET), member: "2", score: 2 },
  ]);
  const doc = put(SHARING_COLLECTIONS.target, targetId(target), { target, added: 1, entries: crowd, more: 2 });
  await readStore.apply({ projection: SHARING_MODEL, from: "", to: "1", ops: [doc, ...shared] });
  const { value, why } = (await lookUp(bench, WALLET)).level;
  expect([value, why.map(({ part, count }) => `${part} ${count}`)]).toEqual([43, ["ESTABLISHED 2", "NEW 50"]]);
});

it("says that its owner objects, once somebody proved control and while that is open", async () => {
  await using bench = await openBench();
  await bench.apply(counted(1));
  const target = { entries: [entry("old", { disputed: true })] };
  expect(await believed(bench, target, { requests: [7], proven: [7] })).toMatchObject({ ownerObjects: true });
  for (const report of [{ requests: [7] }, { requests: [8], proven: [7] }])
    expect(await believed(bench, target, report)).not.toHaveProperty("ownerObjects");
});
