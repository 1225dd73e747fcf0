// The newest news on home.
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { NEWS_LISTS } from "@sb/contracts/news/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findTalks, SILENT } from "../comment/talks.ts";
import { news, thumbnailOf } from "../news/documents.ts";

const NEWEST = 4;

/** Likes are the same for everybody here: who likes what is not said. */
export async function newestNews(readStore: Pick<ReadStore, "model">): Promise<HomeMain["news"]> {
  const { docs } = await news.findPage(readStore, NEWS_LISTS.shown, { page: 1, size: NEWEST });
  const talks = await findTalks(
    readStore,
    "NEWS",
    docs.map(({ newsSeq }) => newsSeq),
    undefined,
  );
  return docs.map((doc, i) => {
    const { newsSeq: seq, title, category, source, publishedAt } = doc;
    const { likeCount, commentCount } = talks[i] ?? SILENT;
    const thumbnail = thumbnailOf(doc);
    return { seq, title, category, source, publishedAt, likeCount, commentCount, ...(thumbnail && { thumbnail }) };
  });
}
