// Reads of the model `dispute@1`, typed: it holds what its projection put there.
import { DISPUTE_COLLECTION, DISPUTE_MODEL, type DisputeDoc } from "@sb/contracts/dispute/model.ts";
import { type Pagination, paginate } from "@sb/contracts/http.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;
type PageQuery = { readonly page: number; readonly size: number };

export async function findDispute(readStore: Models, requestSeq: number): Promise<DisputeDoc | undefined> {
  return (await readStore.model(DISPUTE_MODEL).get(DISPUTE_COLLECTION, String(requestSeq))) as DisputeDoc | undefined;
}

export async function findDisputes(
  readStore: Models,
  list: string,
  { page, size }: PageQuery,
  newestFirst: boolean,
): Promise<{ readonly docs: readonly DisputeDoc[]; readonly pagination: Pagination }> {
  const model = readStore.model(DISPUTE_MODEL);
  const { members, total } = await model.list(list, { offset: (page - 1) * size, limit: size, newestFirst });
  const docs = await model.getMany(members.map((id) => ({ collection: DISPUTE_COLLECTION, id })));
  return {
    docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly DisputeDoc[],
    pagination: paginate(page, size, total),
  };
}
