// The items of news, typed.
import { NEWS_COLLECTIONS, NEWS_MODEL, type NewsDoc } from "@sb/contracts/news/model.ts";
import { BASE_PATH } from "@sb/contracts/route.ts";
import { documentsOf, type Models } from "../runtime/content.ts";

export const news = documentsOf<NewsDoc>(NEWS_MODEL, NEWS_COLLECTIONS.news);

/** Undefined where it is hidden as well. */
export async function findShown(readStore: Models, newsSeq: number): Promise<NewsDoc | undefined> {
  const doc = await news.findOne(readStore, newsSeq);
  return doc?.hidden ? undefined : doc;
}

export const thumbnailOf = ({ newsSeq, hasPicture }: NewsDoc): string | undefined =>
  hasPicture ? `${BASE_PATH}/insight/block-news/picture/${newsSeq}` : undefined;
