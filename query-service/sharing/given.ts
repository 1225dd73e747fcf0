// Reads of the model `given@1`, typed: what one agency was given, in the order of what happened to it.
import {
  GIVEN_COLLECTIONS,
  GIVEN_MODEL,
  type GivenDoc,
  type GivenObjectDoc,
  givenTo,
} from "@sb/contracts/sharing/given.ts";
import { type Added, CLOCK_ID, type ClockDoc } from "@sb/contracts/sharing/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

/** A report's place in an agency's collection. */
export type GivenRef = Pick<GivenDoc, "dclrSeq" | "modified" | "revoked"> & { readonly added: Added };

const givenModel = (readStore: ReadStore) => readStore.model(GIVEN_MODEL);

/** When the newest change of all was added; 0 where there is none. */
export async function newestGiven(readStore: ReadStore): Promise<Added> {
  const clock = await givenModel(readStore).get(GIVEN_COLLECTIONS.clock, CLOCK_ID);
  return (clock as ClockDoc | undefined)?.last ?? 0;
}

/** In that order, those added later than `after`. */
export async function givenAfter(
  readStore: ReadStore,
  agencySeq: number,
  after: Added,
  limit: number,
): Promise<readonly GivenRef[]> {
  const seqs = await givenModel(readStore).listAfter(givenTo(agencySeq), after, limit);
  return placesOf(readStore, agencySeq, seqs);
}

/** By the UUIDs of their objects. */
export async function givenByUuid(
  readStore: ReadStore,
  agencySeq: number,
  uuids: readonly string[],
): Promise<readonly GivenRef[]> {
  const keys = uuids.map((id) => ({ collection: GIVEN_COLLECTIONS.object, id }));
  const docs = (await givenModel(readStore).getMany(keys)) as readonly (GivenObjectDoc | undefined)[];
  const seqs = docs.flatMap((doc) => (doc ? [String(doc.dclrSeq)] : []));
  return placesOf(readStore, agencySeq, seqs);
}

async function placesOf(
  readStore: ReadStore,
  agencySeq: number,
  seqs: readonly string[],
): Promise<readonly GivenRef[]> {
  const keys = seqs.map((id) => ({ collection: GIVEN_COLLECTIONS.report, id }));
  const docs = (await givenModel(readStore).getMany(keys)) as readonly (GivenDoc | undefined)[];
  return docs.flatMap((doc) => {
    const to = doc?.agencies.find((each) => each.agencySeq === agencySeq && !each.ended);
    return doc && to ? [{ dclrSeq: doc.dclrSeq, modified: doc.modified, revoked: doc.revoked, added: to.added }] : [];
  });
}
