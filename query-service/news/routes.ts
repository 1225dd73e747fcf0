// The news subject's reads: one handler per route.
import { NEWS_CATEGORIES } from "@sb/contracts/codes.ts";
import { paginate } from "@sb/contracts/http.ts";
import { NEWS_LISTS, NEWS_MODEL, NEWS_PICTURE_MEDIA_TYPE, newsPictureKey } from "@sb/contracts/news/model.ts";
import type { NewsQueryKey } from "@sb/contracts/news/routes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { findTalks, SILENT } from "../comment/talks.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import type { RememberRules } from "../runtime/remember.ts";
import { findViews } from "../views/find-views.ts";
import type { NewsQueryDeps } from "./deps.ts";
import { findNewsPage, findShown } from "./documents.ts";
import { getNewsList } from "./list.ts";
import { getSources } from "./sources.ts";
import { adminNewsView, newsView } from "./view.ts";

/** An hour: one that is hidden is gone from readers' own caches by then. */
const PICTURE_HEADERS = { "cache-control": "public, max-age=3600" };

export const routes = ((deps: NewsQueryDeps): Handlers<NewsQueryKey> => {
  const { readStore, files } = deps;
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
    "GET insight/block-news": getNewsList(deps),
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
      const { page, size } = pagination;
      const list = status === "HIDDEN" ? NEWS_LISTS.hidden : NEWS_LISTS.shown;
      const { docs, total } = await findNewsPage(readStore, list, pagination);
      return { body: { items: docs.map(adminNewsView), pagination: paginate(page, size, total) } };
    },
    "GET admin/news-source": getSources(deps),
  };
}) satisfies QueryRoutes;

const isLiked = ({ likeCount }: { readonly likeCount: number }): boolean => likeCount > 0;

/** Answers about news are the same for everybody but those who may like one of what they show. */
export const remembered: RememberRules<NewsQueryKey> = {
  "GET insight/block-news": {
    differsFor: ({ items }) => {
      const differs = items.some(isLiked);
      return () => differs;
    },
  },
  "GET insight/block-news/category": { differsFor: () => () => false },
  "GET insight/block-news/detail/{newsSeq}": { differsFor: (news) => () => isLiked(news) },
};
