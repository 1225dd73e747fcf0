// Where news are read from.
import { NEWS_COLLECTIONS, NEWS_MODEL, type NewsDoc } from "@sb/contracts/news/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;

export type NewsPage = { readonly docs: readonly NewsDoc[]; readonly total: number };

/** In the order of the ids; undefined where one expired meanwhile. */
export async function findNews(readStore: Models, ids: readonly string[]): Promise<readonly (NewsDoc | undefined)[]> {
  const docs = await readStore.model(NEWS_MODEL).getMany(ids.map((id) => ({ collection: NEWS_COLLECTIONS.news, id })));
  // Only its projection writes here.
  return docs as readonly (NewsDoc | undefined)[];
}

/** Undefined where it is hidden as well. */
export async function findShown(readStore: Models, newsSeq: number): Promise<NewsDoc | undefined> {
  const [doc] = await findNews(readStore, [String(newsSeq)]);
  return doc?.hidden ? undefined : doc;
}

/** Newest first. */
export async function findNewsPage(
  readStore: Models,
  list: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<NewsPage> {
  const asked = { offset: (page - 1) * size, limit: size, newestFirst: true };
  const { members, total } = await readStore.model(NEWS_MODEL).list(list, asked);
  return { docs: (await findNews(readStore, members)).flatMap((doc) => doc ?? []), total };
}
