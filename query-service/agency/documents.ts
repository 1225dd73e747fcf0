// Reads of the model `agency@1`, typed: it holds what its projection put there.
import { AGENCY_COLLECTION, AGENCY_LISTS, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;

export async function findAgency(readStore: Models, agencySeq: number): Promise<AgencyDoc | undefined> {
  return (await readStore.model(AGENCY_MODEL).get(AGENCY_COLLECTION, String(agencySeq))) as AgencyDoc | undefined;
}

type Slice = { readonly offset: number; readonly limit: number };

/** The newest first, and how many there are. */
export async function findAgencies(
  readStore: Models,
  slice: Slice,
): Promise<{ readonly docs: readonly AgencyDoc[]; readonly total: number }> {
  const model = readStore.model(AGENCY_MODEL);
  const { members, total } = await model.list(AGENCY_LISTS.all, { ...slice, newestFirst: true });
  const docs = await model.getMany(members.map((id) => ({ collection: AGENCY_COLLECTION, id })));
  return { docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly AgencyDoc[], total };
}
