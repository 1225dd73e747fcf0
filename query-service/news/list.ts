// GET insight/block-news: by the search index, also where nothing is searched for.
import { paginate } from "@sb/contracts/http.ts";
import { NEWS_SEARCH } from "@sb/contracts/news/search.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { findTalks, SILENT } from "../comment/talks.ts";
import { findViews } from "../views/find-views.ts";
import type { NewsQueryDeps } from "./deps.ts";
import { findNews } from "./documents.ts";
import { newsListItem } from "./view.ts";

export function getNewsList({ readStore, searchEngine }: NewsQueryDeps): Handler<"GET insight/block-news"> {
  return async ({ query: { category, searchKeyword = "", pagination }, caller }) => {
    const { page, size } = pagination;
    const { hits, total, totalIsLowerBound } = await searchEngine.index(NEWS_SEARCH).search({
      text: searchKeyword,
      filters: { category },
      sort: "publishedAt",
      offset: (page - 1) * size,
      limit: size,
    });
    const seqs = hits.map(({ id }) => Number(id));
    const [docs, talks, views] = await Promise.all([
      findNews(readStore, seqs.map(String)),
      findTalks(readStore, "NEWS", seqs, caller),
      findViews(readStore, "NEWS", seqs),
    ]);
    const items = hits.flatMap(({ highlights }, i) => {
      const doc = docs[i];
      return doc && !doc.hidden ? [newsListItem(doc, talks[i] ?? SILENT, views[i] ?? 0, highlights)] : [];
    });
    const list = { items, pagination: paginate(page, size, total) };
    return { body: totalIsLowerBound ? { ...list, totalIsLowerBound } : list };
  };
}
