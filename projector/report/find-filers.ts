// The people and lists that name an address, read for the search index.
import { type Filer, filerAmong } from "@sb/contracts/report/filers.ts";
import { type AddressDoc, filerId, IMPORTER, REPORT_COLLECTIONS } from "@sb/contracts/report/model.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import { type FilerRef, hasMore } from "./addresses.ts";

/** By the seqs of their reports. */
export type Filers = ReadonlyMap<number, Filer>;
/** By addressKey. */
export type AddressDocs = ReadonlyMap<string, AddressDoc | undefined>;

export async function findAddresses(reports: ReadModel, places: readonly FilerRef[]): Promise<AddressDocs> {
  const keys = [...new Set(places.map(({ addressKey }) => addressKey))];
  const docs = await reports.getMany(keys.map((id) => ({ collection: REPORT_COLLECTIONS.address, id })));
  return new Map(keys.map((key, i) => [key, docs[i] as AddressDoc | undefined]));
}

export async function findFilers(
  reports: ReadModel,
  places: readonly FilerRef[],
  addresses: AddressDocs,
): Promise<Filers> {
  const mayBeApart = places.filter(({ addressKey }) => hasMore(addresses.get(addressKey)));
  const docs = await reports.getMany(mayBeApart.map(keyApart));
  const apart = new Map(mayBeApart.map((place, i) => [place, docs[i] as Filer | undefined]));
  const found = places.flatMap((place) => filersIn(addresses.get(place.addressKey), place.by, apart.get(place)));
  return new Map(found.flatMap((filer) => filer.entries.map(({ dclrSeq }) => [dclrSeq, filer])));
}

const keyApart = ({ addressKey, by }: FilerRef) => ({
  collection: REPORT_COLLECTIONS.filer,
  id: filerId(addressKey, by),
});

/** Whose list it is, only the first event of an imported entry says: then it may be any. */
function filersIn(address: AddressDoc | undefined, by: string, apart: Filer | undefined): readonly Filer[] {
  if (by === IMPORTER) return address?.sources ?? [];
  const filer = filerAmong(address, by, apart);
  return filer ? [filer] : [];
}
