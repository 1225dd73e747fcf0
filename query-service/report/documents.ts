// Reads of the model `report@7`, typed: it holds what its projection put there. Addresses come with what published lists say of them.

import type { Chain } from "@sb/contracts/codes.ts";
import { type Filer, filerAmong } from "@sb/contracts/report/filers.ts";
import type { Listing } from "@sb/contracts/report/lookup-wire.ts";
import {
  type AddressDoc,
  COUNTS_ID,
  type CountsDoc,
  type ExtraDoc,
  extraIds,
  filerId,
  REPORT_COLLECTIONS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import { findListings, type TargetListings } from "@sb/knowledge/stix/listings.ts";
import type { Doc, ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";

export const reportModel = (readStore: ReadStore): ReadModel => readStore.model(REPORT_MODEL);

export async function findReport(readStore: ReadStore, dclrSeq: number): Promise<ReportDoc | undefined> {
  const doc = await reportModel(readStore).get(REPORT_COLLECTIONS.report, String(dclrSeq));
  return doc as ReportDoc | undefined;
}

/** Pieces of extra information, oldest first. */
export async function findExtras(
  readStore: ReadStore,
  { dclrSeq, extras }: Pick<ReportDoc, "dclrSeq" | "extras">,
): Promise<readonly ExtraDoc[]> {
  const keys = extraIds(dclrSeq, extras).map((id) => ({ collection: REPORT_COLLECTIONS.extra, id }));
  const docs = await reportModel(readStore).getMany(keys);
  return docs.flatMap((doc) => (doc as ExtraDoc | undefined) ?? []);
}

/** Those that are still there, in the order of the ids. */
export async function findReports(readStore: ReadStore, ids: readonly string[]): Promise<readonly ReportDoc[]> {
  const docs = await reportModel(readStore).getMany(ids.map((id) => ({ collection: REPORT_COLLECTIONS.report, id })));
  return docs.filter((doc) => doc !== undefined) as readonly Doc[] as readonly ReportDoc[];
}

/** An address's document, empty where only lists name it that are refreshed; and all that lists say of it. */
export type KnownAddress = AddressDoc & {
  readonly listings: Listing[];
  /** Chains that lists name. */
  readonly listedChains: readonly Chain[];
};

/** The addresses that somebody named. */
export async function findAddresses(
  readStore: ReadStore,
  addressKeys: readonly string[],
): Promise<ReadonlyMap<string, KnownAddress>> {
  const ids = [...new Set(addressKeys)];
  const docs = (await reportModel(readStore).getMany(
    ids.map((id) => ({ collection: REPORT_COLLECTIONS.address, id })),
  )) as readonly (AddressDoc | undefined)[];
  const listings = await findListings(readStore, ids, docs);
  return new Map(
    ids.flatMap((id, i) => {
      const known = knownAddress(docs[i], listings[i]);
      return known ? [[id, known] as const] : [];
    }),
  );
}

const NOBODY: AddressDoc = { people: 0, crimeTypes: {}, filers: [], sources: [] };

/** Undefined where nobody names it, and it was never cleared. */
function knownAddress(doc: AddressDoc | undefined, said: TargetListings | undefined): KnownAddress | undefined {
  const { listings = [], listed = [] } = said ?? {};
  if (!doc && listings.length === 0) return undefined;
  return { ...(doc ?? NOBODY), listings, listedChains: listed.flatMap(({ entry }) => entry.chain ?? []) };
}

/** By a person or a list. */
export const isNamed = ({ people, listings }: KnownAddress): boolean => people + listings.length > 0;

export async function findCounts(readStore: ReadStore): Promise<CountsDoc | undefined> {
  return (await reportModel(readStore).get(REPORT_COLLECTIONS.counts, COUNTS_ID)) as CountsDoc | undefined;
}

/** The number of reports in the public list in all. */
export const listedInAll = (counts: CountsDoc | undefined): number => (counts?.people ?? 0) + (counts?.listed ?? 0);

/** A person, or a list, with their public reports on an address. */
export async function findFiler(readStore: ReadStore, addressKey: string, by: string): Promise<Filer | undefined> {
  const [address, apart] = await reportModel(readStore).getMany([
    { collection: REPORT_COLLECTIONS.address, id: addressKey },
    { collection: REPORT_COLLECTIONS.filer, id: filerId(addressKey, by) },
  ]);
  return filerAmong(address as AddressDoc | undefined, by, apart as Filer | undefined);
}
