// Agencies that are entitled to what is confidential and have no key for it: they get public facts alone.
import { AGENCY_COLLECTION, AGENCY_LISTS, AGENCY_MODEL, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { LIST_LIMIT, type ReadStore } from "@sb/platform/read-store/port.ts";

/** How many, and the names of the first of them. */
export async function agenciesWithoutKey({ readStore }: { readonly readStore: Pick<ReadStore, "model"> }) {
  const model = readStore.model(AGENCY_MODEL);
  const { members } = await model.list(AGENCY_LISTS.active, { offset: 0, limit: LIST_LIMIT, newestFirst: false });
  const docs = await model.getMany(members.map((id) => ({ collection: AGENCY_COLLECTION, id })));
  const names = (docs as readonly (AgencyDoc | undefined)[])
    .filter((doc) => doc?.scope === "CONFIDENTIAL" && doc.publicKey === undefined)
    .map((doc) => doc?.name ?? "");
  return { count: names.length, ...(names.length > 0 && { names: names.slice(0, LIMITS.waitingNamed) }) };
}
