import { CLOCK_ID, REPORT_TICK, SHARING_COLLECTIONS, type SharingDoc, TICKS } from "@sb/contracts/sharing/model.ts";
import { REPORTS_A_MESSAGE } from "@sb/contracts/webhook/model.ts";
import type { DocKey, ReadStore } from "@sb/platform/read-store/port.ts";
import { expect, test } from "vitest";
import { batchAfter } from "./batch.ts";

const ALL = { crimeTypes: [], chains: [] };
const publicUrl = "https://sb.example";
/** Where the report with this number stands in the order. */
const placeOf = (dclrSeq: number) => dclrSeq * TICKS + REPORT_TICK;

function report(dclrSeq: number, crimeType: "DRUGS" | "HACKING" = "HACKING"): SharingDoc {
  const at = "2026-11-22T00:00:00.000Z";
  const target = { declareType: "WALLET", addressKey: `a${dclrSeq}`, adrs: `a${dclrSeq}`, chain: "ETH" } as const;
  const facts = { target, crimeType, title: "", comment: "", sources: [] };
  const shown = { created: at, modified: at, added: dclrSeq * TICKS, facts };
  return { dclrSeq, ownerId: "u", withdrawals: 0, requests: [], voice: { isNew: false, day: 0 }, revision: 0, shown };
}

/** The model with these reports in their order; `shared` have been added by now. */
function storeOf(
  reports: readonly SharingDoc[],
  shared = reports.length,
): { readonly readStore: Pick<ReadStore, "model"> } {
  const find = ({ collection, id }: DocKey): object | undefined => {
    if (collection === SHARING_COLLECTIONS.clock) return id === CLOCK_ID ? { last: shared * TICKS } : undefined;
    if (collection === SHARING_COLLECTIONS.object) return { dclrSeq: Number(id) };
    return reports.find(({ dclrSeq }) => String(dclrSeq) === id);
  };
  const model = {
    get: async (collection: string, id: string) => find({ collection, id }),
    getMany: async (keys: readonly DocKey[]) => keys.map(find),
    listAfter: async (_list: string, after: number, limit: number) =>
      reports
        .filter(({ dclrSeq }) => placeOf(dclrSeq) > after)
        .flatMap(({ dclrSeq }) => [`crypto--${dclrSeq}`, String(dclrSeq)])
        .slice(0, limit),
  };
  return { readStore: { model: () => model } as unknown as Pick<ReadStore, "model"> };
}

const many = (count: number, crimeType?: "DRUGS") =>
  Array.from({ length: count }, (_, at) => report(at + 1, crimeType));
const batchOf = (reports: readonly SharingDoc[], from: number, criteria: Parameters<typeof batchAfter>[1] = ALL) =>
  batchAfter({ ...storeOf(reports), publicUrl }, criteria, from);

test("a message has so many reports at most, and the next begins where it ends", async () => {
  const first = await batchOf(many(120), 0);
  expect(first.reports.map(({ dclrSeq }) => dclrSeq)).toEqual(many(REPORTS_A_MESSAGE).map(({ dclrSeq }) => dclrSeq));
  expect(first.upTo).toBe(placeOf(REPORTS_A_MESSAGE));
  const second = await batchOf(many(120), first.upTo);
  expect(second.reports[0]?.dclrSeq).toBe(REPORTS_A_MESSAGE + 1);
  const third = await batchOf(many(120), second.upTo);
  expect(third).toMatchObject({ upTo: placeOf(120), scanned: 20 });
  expect(await batchOf(many(120), third.upTo)).toEqual({ reports: [], upTo: placeOf(120), scanned: 0 });
});

test("what the filters leave out is passed, over many pages", async () => {
  const reports = [...many(700), report(701, "DRUGS"), report(702)];
  const { reports: found, upTo, scanned } = await batchOf(reports, 0, { crimeTypes: ["DRUGS"], chains: [] });
  expect(found.map(({ dclrSeq }) => dclrSeq)).toEqual([701]);
  expect([upTo, scanned]).toEqual([placeOf(702), 702]);
  expect((await batchOf(reports, 0, { crimeTypes: ["DRUGS"], chains: ["BTC"] })).reports).toEqual([]);
});

test("a repeat ends where its first try ended, whatever has moved on since", async () => {
  const left = many(10).filter(({ dclrSeq }) => dclrSeq !== 2);
  const again = await batchAfter({ ...storeOf(left), publicUrl }, ALL, 0, placeOf(3));
  expect(again.reports.map(({ dclrSeq }) => dclrSeq)).toEqual([1, 3]);
});

test("what is added while it is read is left to a later message", async () => {
  const { reports } = await batchAfter({ ...storeOf(many(10), 4), publicUrl }, ALL, 0);
  expect(reports.map(({ dclrSeq }) => dclrSeq)).toEqual([1, 2, 3, 4]);
});
