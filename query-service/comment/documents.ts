// Reads of the model `comment@2`, typed: it holds what its projection put there.
import {
  COMMENT_COLLECTIONS,
  COMMENT_LISTS,
  COMMENT_MODEL,
  type CommentDoc,
  type RefusedDoc,
} from "@sb/contracts/comment/model.ts";
import { type Pagination, paginate } from "@sb/contracts/http.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type Models = Pick<ReadStore, "model">;
type PageQuery = { readonly page: number; readonly size: number; readonly newestFirst: boolean };

type Found<Doc> = { readonly docs: readonly Doc[]; readonly pagination: Pagination };

export const findPage = (readStore: Models, list: string, asked: PageQuery): Promise<Found<CommentDoc>> =>
  findDocs(readStore, list, COMMENT_COLLECTIONS.comment, asked);

/** Refused attempts that no moderator has looked at, newest first. */
export const findRefused = (readStore: Models, page: Omit<PageQuery, "newestFirst">): Promise<Found<RefusedDoc>> =>
  findDocs(readStore, COMMENT_LISTS.refused, COMMENT_COLLECTIONS.refused, { ...page, newestFirst: true });

/** A page of a list, without those that are gone meanwhile. */
async function findDocs<Doc>(
  readStore: Models,
  list: string,
  collection: string,
  { page, size, newestFirst }: PageQuery,
): Promise<Found<Doc>> {
  const model = readStore.model(COMMENT_MODEL);
  const { members, total } = await model.list(list, { offset: (page - 1) * size, limit: size, newestFirst });
  const docs = await model.getMany(members.map((id) => ({ collection, id })));
  return {
    docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly Doc[],
    pagination: paginate(page, size, total),
  };
}

export async function findComment(readStore: Models, commentSeq: number): Promise<CommentDoc | undefined> {
  const doc = await readStore.model(COMMENT_MODEL).get(COMMENT_COLLECTIONS.comment, String(commentSeq));
  return doc as CommentDoc | undefined;
}
