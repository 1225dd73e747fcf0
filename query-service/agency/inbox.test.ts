// An agency's inbox over real read models, put there by hand.
import { AGENCY_COLLECTION, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import type { CaseStatus, CrimeType } from "@sb/contracts/codes.ts";
import {
  DELIVERY_COLLECTIONS,
  DELIVERY_LISTS,
  DELIVERY_MODEL,
  type DeliveryDoc,
  deliveryId,
} from "@sb/contracts/delivery/model.ts";
import { REPORT_COLLECTIONS, REPORT_MODEL, type ReportDoc } from "@sb/contracts/report/model.ts";
import { START } from "@sb/platform/event-store/port.ts";
import type { ReadOp, ReadStore } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { expect, test } from "vitest";
import { inbox } from "./inbox.ts";

const at = "2026-01-01T00:00:00.000Z";
const page = { pagination: { page: 1, size: 10 } };
const AGENCY: AgencyDoc = {
  ...{ agencySeq: 1, name: "Bureau", kind: "INVESTIGATION", status: "ACTIVE", scope: "PUBLIC", tlp: "AMBER" },
  ...{ criteria: { crimeTypes: [], chains: [], countries: [] }, secrets: [], members: [], revision: 0 },
  registeredAt: at,
};
const ALL_OF_IT: AgencyDoc = { ...AGENCY, scope: "CONFIDENTIAL", publicKey: { kind: "age", value: "age1" } };

const report = (dclrSeq: number, crimeType?: CrimeType): ReportDoc => ({
  ...{ dclrSeq, ownerId: "u-1", open: crimeType ? "PUBLIC" : "PRIVATE", status: "RECEIVED", filedAt: at },
  ...{ pendingRequests: [], deliveries: [], sealed: "confidential", extras: 0, revision: 0 },
  ...(crimeType && {
    declaration: {
      ...{ declareType: "WALLET", crimeType, chain: "BTC", adrs: "bc1", addressKey: "bc1" },
      ...{ title: `Report ${dclrSeq}`, comment: "What happened", etcSrc: [{ src: "https://a.example", open: true }] },
    },
  }),
});

function given(dclrSeq: number, status: CaseStatus = "RECEIVED", content: DeliveryDoc["content"] = "SHARED") {
  const doc: DeliveryDoc = {
    ...{ agencySeq: 1, dclrSeq, agency: "Bureau", sharedAt: at, triedAt: at, content, status },
    ...{ confidential: false, failures: 0, revision: 0 },
  };
  const member = { member: String(dclrSeq), score: dclrSeq };
  const ops: readonly ReadOp[] = [
    { op: "put", collection: DELIVERY_COLLECTIONS.delivery, id: deliveryId(1, dclrSeq), doc },
    { op: "listAdd", list: DELIVERY_LISTS.of(1), ...member },
    { op: "listAdd", list: DELIVERY_LISTS.of(1, status), ...member },
  ];
  return ops;
}

async function storeWith(
  reports: readonly ReportDoc[],
  deliveries: readonly (readonly ReadOp[])[],
): Promise<ReadStore> {
  const store = openSqliteReadStore(":memory:");
  const put = async (projection: string, ops: readonly ReadOp[]) =>
    store.apply({ projection, from: START, to: "1", ops });
  await put(AGENCY_MODEL, [{ op: "put", collection: AGENCY_COLLECTION, id: "1", doc: AGENCY }]);
  await put(DELIVERY_MODEL, deliveries.flat());
  await put(
    REPORT_MODEL,
    reports.map((doc) => ({ op: "put", collection: REPORT_COLLECTIONS.report, id: String(doc.dclrSeq), doc })),
  );
  return store;
}

const seqsIn = ({ items }: Awaited<ReturnType<typeof inbox>>) => items.map(({ dclrSeq }) => dclrSeq);

test("has what the agency was given, the newest first, by status and by what is public of it", async () => {
  const reports = [report(1, "RANSOMWARE"), report(2, "DRUGS"), report(3, "RANSOMWARE"), report(4, "RANSOMWARE")];
  const store = await storeWith(reports, [given(1), given(2, "CLOSED"), given(3, "CLOSED")]);
  expect(seqsIn(await inbox(store, AGENCY, page))).toEqual([3, 2, 1]);
  expect(seqsIn(await inbox(store, AGENCY, { ...page, status: "CLOSED" }))).toEqual([3, 2]);
  const found = await inbox(store, AGENCY, { ...page, crimeType: "RANSOMWARE" });
  expect(seqsIn(found)).toEqual([3, 1]);
  expect(found.pagination.totalItems).toBe(2);
  expect(seqsIn(await inbox(store, AGENCY, { ...page, status: "CLOSED", crimeType: "RANSOMWARE" }))).toEqual([3]);
  const second = await inbox(store, AGENCY, { pagination: { page: 2, size: 2 } });
  expect([seqsIn(second), second.pagination.totalItems]).toEqual([[1], 3]);
});

test("tells nothing of a private report but that there is one, encrypted to the agency's key", async () => {
  const store = await storeWith([report(1)], [given(1)]);
  const [item] = (await inbox(store, ALL_OF_IT, page)).items;
  expect(item).toMatchObject({ dclrSeq: 1, open: "PRIVATE", sealed: true, revoked: false });
  expect(item?.report).toBeUndefined();
  expect(JSON.stringify(item)).not.toContain("confidential");
});

test.each<[string, AgencyDoc, readonly ReportDoc[], DeliveryDoc["content"]]>([
  ["deleted", AGENCY, [], "SHARED"],
  ["private by now", AGENCY, [report(1)], "SHARED"],
  ["not for the agency any more", AGENCY, [report(1, "DRUGS")], "REVOKED"],
  ["confidential, and the scope is not any more", AGENCY, [report(1)], "SHARED"],
])("a report that is %s leaves its row alone", async (_, agency, reports, content) => {
  const store = await storeWith(reports, [given(1, "INVESTIGATING", content)]);
  const { items } = await inbox(store, agency, page);
  expect(items).toMatchObject([{ dclrSeq: 1, status: "INVESTIGATING", revoked: true, sealed: false }]);
  expect(items[0]?.report).toBeUndefined();
  expect(items[0]?.open).toBeUndefined();
});
