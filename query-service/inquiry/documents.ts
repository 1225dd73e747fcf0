// Reads of the model `inquiry@1`, typed: it holds what its projection put there.
import { INQUIRY_COLLECTION, INQUIRY_MODEL, type InquiryDoc } from "@sb/contracts/inquiry/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;

export async function findInquiry(readStore: Models, seq: number): Promise<InquiryDoc | undefined> {
  return (await readStore.model(INQUIRY_MODEL).get(INQUIRY_COLLECTION, String(seq))) as InquiryDoc | undefined;
}

export type Slice = { readonly offset: number; readonly limit: number; readonly newestFirst: boolean };

/** A slice of a list, without those that are gone meanwhile, and how many the list has. */
export async function findSlice(
  readStore: Models,
  list: string,
  slice: Slice,
): Promise<{ readonly docs: readonly InquiryDoc[]; readonly total: number }> {
  const model = readStore.model(INQUIRY_MODEL);
  const { members, total } = await model.list(list, slice);
  const docs = await model.getMany(members.map((id) => ({ collection: INQUIRY_COLLECTION, id })));
  return { docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly InquiryDoc[], total };
}
