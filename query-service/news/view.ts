// News as they are answered.
import type { NewsDoc } from "@sb/contracts/news/model.ts";
import type { AdminNewsView, NewsListItem, NewsView } from "@sb/contracts/news/wire.ts";
import { BASE_PATH } from "@sb/contracts/route.ts";
import type { Talk } from "../comment/talks.ts";

export const thumbnailOf = ({ newsSeq, hasPicture }: NewsDoc): string | undefined =>
  hasPicture ? `${BASE_PATH}/insight/block-news/picture/${newsSeq}` : undefined;

export function newsView(doc: NewsDoc, { likeCount, liked, commentCount }: Talk, viewCount: number): NewsView {
  const { newsSeq, title, summary: content, category, source, link, publishedAt } = doc;
  const thumbnail = thumbnailOf(doc);
  return {
    newsSeq,
    title,
    content,
    category,
    source,
    link,
    publishedAt,
    likeCount,
    liked,
    commentCount,
    viewCount,
    ...(thumbnail && { thumbnail }),
  };
}

export function newsListItem(
  doc: NewsDoc,
  talk: Talk,
  viewCount: number,
  highlights: NewsListItem["highlights"],
): NewsListItem {
  const { link: _, ...item } = newsView(doc, talk, viewCount);
  return { ...item, highlights };
}

export function adminNewsView({
  summary: _,
  sourceId: _id,
  hasPicture: _has,
  revision: _at,
  ...view
}: NewsDoc): AdminNewsView {
  return view;
}
