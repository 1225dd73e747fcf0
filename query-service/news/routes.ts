// The news subject's reads: one handler per route, and news as they are answered.
import {
  NEWS_CATEGORIES,
  NEWS_LISTS,
  NEWS_MODEL,
  NEWS_PICTURE_MEDIA_TYPE,
  NEWS_SEARCH,
  type NewsDoc,
  newsPictureKey,
} from "@sb/contracts/news/model.ts";
import type { NewsQueryKey } from "@sb/contracts/news/routes.ts";
import type { AdminNewsView, NewsListItem, NewsView } from "@sb/contracts/news/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import { findTalks, SILENT, type Talk } from "../comment/talks.ts";
import type { CacheRules } from "../runtime/cache.ts";
import { listed, rangeOf } from "../runtime/content.ts";
import type { QueryRoutes, SitemapKinds } from "../runtime/parts.ts";
import { findViews } from "../views/find-views.ts";
import { findShown, news, thumbnailOf } from "./documents.ts";
import { getSources, type SourceDeps } from "./sources.ts";

export type NewsQueryDeps = SourceDeps & { readonly searchEngine: Pick<SearchEngine, "index"> };

/** An hour: one that is hidden is gone from readers' own caches by then. */
const PICTURE_HEADERS = { "cache-control": "public, max-age=3600" };

export const routes = ((deps: NewsQueryDeps): Handlers<NewsQueryKey> => {
  const { readStore, searchEngine, files } = deps;
  return {
    "GET insight/block-news/category": async () => {
      const model = readStore.model(NEWS_MODEL);
      const counted = await Promise.all(
        NEWS_CATEGORIES.map(async (category) => {
          const { total } = await model.list(NEWS_LISTS.category(category), { offset: 0, limit: 1, newestFirst: true });
          return { category, count: total };
        }),
      );
      return { body: { categories: counted.filter(({ count }) => count > 0) } };
    },
    "GET insight/block-news": async ({ query: { category, searchKeyword = "", pagination }, caller }) => {
      const asked = {
        text: searchKeyword,
        filters: { category },
        sort: "publishedAt",
        ...rangeOf(pagination),
      } as const;
      const found = await searchEngine.index(NEWS_SEARCH).search(asked);
      const seqs = found.hits.map(({ id }) => Number(id));
      const [docs, talks, views] = await Promise.all([
        news.find(readStore, seqs),
        findTalks(readStore, "NEWS", seqs, caller),
        findViews(readStore, "NEWS", seqs),
      ]);
      const items = found.hits.flatMap(({ highlights }, i) => {
        const doc = docs[i];
        return doc && !doc.hidden ? [newsListItem(doc, talks[i] ?? SILENT, views[i] ?? 0, highlights)] : [];
      });
      return { body: listed(items, pagination, found) };
    },
    "GET insight/block-news/detail/{newsSeq}": async ({ params: { newsSeq }, caller }) => {
      const doc = await findShown(readStore, newsSeq);
      const [talk = SILENT] = await findTalks(readStore, "NEWS", [newsSeq], caller);
      const [viewCount = 0] = await findViews(readStore, "NEWS", [newsSeq]);
      if (!doc) throw new Refused("NOT_FOUND");
      return { body: newsView(doc, talk, viewCount) };
    },
    "GET insight/block-news/picture/{newsSeq}": async ({ params: { newsSeq } }) => {
      const doc = await findShown(readStore, newsSeq);
      const stream = doc?.hasPicture ? await files.get(newsPictureKey(newsSeq)) : undefined;
      if (!stream) throw new Refused("NOT_FOUND");
      return { stream, mediaType: NEWS_PICTURE_MEDIA_TYPE, headers: PICTURE_HEADERS };
    },
    "GET admin/news": async ({ query: { status, pagination } }) => {
      const list = status === "HIDDEN" ? NEWS_LISTS.hidden : NEWS_LISTS.shown;
      const { docs, total } = await news.findPage(readStore, list, pagination);
      return { body: listed(docs.map(adminNewsView), pagination, { total }) };
    },
    "GET admin/news-source": getSources(deps),
  };
}) satisfies QueryRoutes;

const isLiked = ({ likeCount }: { readonly likeCount: number }): boolean => likeCount > 0;

/** Answers about news are the same for everybody but those who may like one of what they show. */
export const cached: CacheRules<NewsQueryKey> = {
  "GET insight/block-news": {
    differsFor: ({ items }) => {
      const differs = items.some(isLiked);
      return () => differs;
    },
  },
  "GET insight/block-news/category": { differsFor: () => () => false },
  "GET insight/block-news/detail/{newsSeq}": { differsFor: (item) => () => isLiked(item) },
};

export const sitemap: SitemapKinds = {
  news: {
    ...{ model: NEWS_MODEL, list: NEWS_LISTS.shown },
    find: async (readStore, ids) =>
      (await news.find(readStore, ids)).flatMap((doc) =>
        doc && !doc.hidden ? [{ path: `/insight/block-news/${doc.newsSeq}`, at: doc.publishedAt }] : [],
      ),
  },
};

function newsView(doc: NewsDoc, { likeCount, liked, commentCount }: Talk, viewCount: number): NewsView {
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

function newsListItem(
  doc: NewsDoc,
  talk: Talk,
  viewCount: number,
  highlights: NewsListItem["highlights"],
): NewsListItem {
  const { link: _, ...item } = newsView(doc, talk, viewCount);
  return { ...item, highlights };
}

function adminNewsView({
  summary: _,
  sourceId: _id,
  hasPicture: _has,
  revision: _at,
  ...view
}: NewsDoc): AdminNewsView {
  return view;
}
