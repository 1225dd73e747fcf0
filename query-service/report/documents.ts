// Reads of the models, typed: `report@1` and `account@1` hold what their projections put there.
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import { type AddressDoc, REPORT_COLLECTIONS, REPORT_MODEL, type ReportDoc } from "@sb/contracts/report/model.ts";
import type { Doc, ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";

export const reportModel = (readStore: ReadStore): ReadModel => readStore.model(REPORT_MODEL);

export async function findReport(readStore: ReadStore, dclrSeq: number): Promise<ReportDoc | undefined> {
  const doc = await reportModel(readStore).get(REPORT_COLLECTIONS.report, String(dclrSeq));
  return doc as ReportDoc | undefined;
}

/** Those that are still there, in the order of the ids. */
export async function findReports(readStore: ReadStore, ids: readonly string[]): Promise<readonly ReportDoc[]> {
  const docs = await reportModel(readStore).getMany(ids.map((id) => ({ collection: REPORT_COLLECTIONS.report, id })));
  return docs.filter((doc) => doc !== undefined) as readonly Doc[] as readonly ReportDoc[];
}

/** Public reports on each address; none where it was never reported. */
export async function countReports(
  readStore: ReadStore,
  addressKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(addressKeys)];
  const docs = await reportModel(readStore).getMany(ids.map((id) => ({ collection: REPORT_COLLECTIONS.address, id })));
  return new Map(ids.map((id, i) => [id, (docs[i] as AddressDoc | undefined)?.count ?? 0]));
}

/** Empty for those who left, and for entries taken over from lists. */
export async function findNicknames(
  readStore: ReadStore,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  const docs = await readStore.model(ACCOUNT_MODEL).getMany(ids.map((id) => ({ collection: ACCOUNT_COLLECTION, id })));
  return new Map(ids.map((id, i) => [id, (docs[i] as AccountDoc | undefined)?.nickname ?? ""]));
}
