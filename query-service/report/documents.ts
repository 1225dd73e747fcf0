// Reads of the model `report@2`, typed: it holds what its projection put there.
import {
  type AddressDoc,
  type ExtraDoc,
  extraIds,
  REPORT_COLLECTIONS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import type { Doc, ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";

export const reportModel = (readStore: ReadStore): ReadModel => readStore.model(REPORT_MODEL);

export async function findReport(readStore: ReadStore, dclrSeq: number): Promise<ReportDoc | undefined> {
  const doc = await reportModel(readStore).get(REPORT_COLLECTIONS.report, String(dclrSeq));
  return doc as ReportDoc | undefined;
}

/** Ciphertexts of extra information, oldest first. */
export async function findExtras(
  readStore: ReadStore,
  { dclrSeq, extras }: Pick<ReportDoc, "dclrSeq" | "extras">,
): Promise<readonly string[]> {
  const keys = extraIds(dclrSeq, extras).map((id) => ({ collection: REPORT_COLLECTIONS.extra, id }));
  const docs = await reportModel(readStore).getMany(keys);
  return docs.flatMap((doc) => (doc as ExtraDoc | undefined)?.sealed ?? []);
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
