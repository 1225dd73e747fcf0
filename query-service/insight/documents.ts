// Reads of the model `insight@1`, typed: it holds what its projection put there.
import {
  INSIGHT_MODEL,
  isPublished,
  PUBLISHED_LIST,
  type PublishedDoc,
  SAFER_VIEW_COLLECTION,
  SAFER_VIEW_TEXT_COLLECTION,
  type SaferViewDoc,
  type SaferViewTextDoc,
} from "@sb/contracts/insight/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type Models = Pick<ReadStore, "model">;

/** In the order of the ids; undefined where one was deleted meanwhile. */
export async function findArticles(
  readStore: Models,
  ids: readonly string[],
): Promise<readonly (SaferViewDoc | undefined)[]> {
  const keys = ids.map((id) => ({ collection: SAFER_VIEW_COLLECTION, id }));
  return (await readStore.model(INSIGHT_MODEL).getMany(keys)) as readonly (SaferViewDoc | undefined)[];
}

export async function findArticle(readStore: Models, viewSeq: number): Promise<SaferViewDoc | undefined> {
  const [doc] = await findArticles(readStore, [String(viewSeq)]);
  return doc;
}

/** Its Markdown. */
export async function findContent(readStore: Models, viewSeq: number): Promise<string> {
  const doc = await readStore.model(INSIGHT_MODEL).get(SAFER_VIEW_TEXT_COLLECTION, String(viewSeq));
  return (doc as SaferViewTextDoc | undefined)?.content ?? "";
}

export async function findPublished(readStore: Models, viewSeq: number): Promise<PublishedDoc | undefined> {
  const doc = await findArticle(readStore, viewSeq);
  return isPublished(doc) ? doc : undefined;
}

/** The newest that are published. */
export async function findNewest(readStore: Models, limit: number): Promise<readonly PublishedDoc[]> {
  const page = { offset: 0, limit, newestFirst: true };
  const { members } = await readStore.model(INSIGHT_MODEL).list(PUBLISHED_LIST, page);
  return (await findArticles(readStore, members)).filter(isPublished);
}
