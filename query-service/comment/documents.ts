// Reads of the model `comment@1`, typed: it holds what its projection put there.
import { COMMENT_COLLECTIONS, COMMENT_MODEL, type CommentDoc } from "@sb/contracts/comment/model.ts";
import { type Pagination, paginate } from "@sb/contracts/http.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type Models = Pick<ReadStore, "model">;
type Asked = { readonly page: number; readonly size: number; readonly newestFirst: boolean };

/** A page of a list, without those that are gone meanwhile. */
export async function findPage(
  readStore: Models,
  list: string,
  { page, size, newestFirst }: Asked,
): Promise<{ readonly docs: readonly CommentDoc[]; readonly pagination: Pagination }> {
  const model = readStore.model(COMMENT_MODEL);
  const { members, total } = await model.list(list, { offset: (page - 1) * size, limit: size, newestFirst });
  const docs = await model.getMany(members.map((id) => ({ collection: COMMENT_COLLECTIONS.comment, id })));
  return {
    docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly CommentDoc[],
    pagination: paginate(page, size, total),
  };
}

export async function findComment(readStore: Models, commentSeq: number): Promise<CommentDoc | undefined> {
  const doc = await readStore.model(COMMENT_MODEL).get(COMMENT_COLLECTIONS.comment, String(commentSeq));
  return doc as CommentDoc | undefined;
}
