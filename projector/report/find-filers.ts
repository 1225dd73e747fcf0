// The people and lists that name an address, read for the search index.
import { type Filer, filerAmong } from "@sb/contracts/report/filers.ts";
import { type AddressDoc, filerId, IMPORTER, REPORT_COLLECTIONS } from "@sb/contracts/report/model.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import type { Place } from "./addresses.ts";

/** By the seqs of their reports. */
export type Filers = ReadonlyMap<number, Filer>;

export async function findFilers(reports: ReadModel, places: readonly Place[]): Promise<Filers> {
  const addresses = places.map(({ addressKey }) => ({ collection: REPORT_COLLECTIONS.address, id: addressKey }));
  const apart = places.map(({ addressKey, by }) => ({
    collection: REPORT_COLLECTIONS.filer,
    id: filerId(addressKey, by),
  }));
  const docs = await reports.getMany([...addresses, ...apart]);
  const found = places.flatMap(({ by }, i) =>
    filersIn(docs[i] as AddressDoc | undefined, by, docs[places.length + i] as Filer | undefined),
  );
  return new Map(found.flatMap((filer) => filer.entries.map(({ dclrSeq }) => [dclrSeq, filer])));
}

/** Whose list it is, only the first event of an imported entry says: then it may be any. */
function filersIn(address: AddressDoc | undefined, by: string, apart: Filer | undefined): readonly Filer[] {
  if (by === IMPORTER) return address?.sources ?? [];
  const filer = filerAmong(address, by, apart);
  return filer ? [filer] : [];
}
