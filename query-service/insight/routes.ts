// The insight subject's reads: one handler per route, and articles as they are answered.
import {
  INSIGHT_SEARCH,
  isPublished,
  type PictureDoc,
  PUBLISHED_LIST,
  type PublishedDoc,
  type SaferViewDoc,
  type SaferViewStatus,
} from "@sb/contracts/insight/model.ts";
import { pictureUrl } from "@sb/contracts/insight/pictures.ts";
import type { InsightQueryKey } from "@sb/contracts/insight/routes.ts";
import { articleContent } from "@sb/contracts/insight/subject.ts";
import type {
  AdminSaferViewListItem,
  AdminSaferViewView,
  PictureView,
  SaferViewListItem,
  SaferViewView,
} from "@sb/contracts/insight/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { OutputOf } from "@sb/contracts/routes.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import { findTalks, SILENT, type Talk } from "../comment/talks.ts";
import type { CacheRules } from "../runtime/cache.ts";
import { listed, type Models, rangeOf } from "../runtime/content.ts";
import type { QueryRoutes, SitemapKinds } from "../runtime/parts.ts";
import { findViews } from "../views/find-views.ts";
import { articles, findContent, findPublished } from "./documents.ts";
import { getPicture, getRemotePicture, type PictureDeps, picturePass, type RemotePictureDeps } from "./pictures.ts";

export type InsightQueryDeps = PictureDeps & RemotePictureDeps & { readonly searchEngine: Pick<SearchEngine, "index"> };

export const routes = ((deps: InsightQueryDeps): Handlers<InsightQueryKey> => {
  const { readStore } = deps;
  return {
    "GET insight/safer-view": async ({ query, caller }) => {
      const { found, docs } = await search(deps, query, { status: "PUBLISHED", sort: "publishedAt" });
      const shown = docs.flatMap((doc, i) =>
        isPublished(doc) ? [{ doc, highlights: found.hits[i]?.highlights ?? {} }] : [],
      );
      const seqs = shown.map(({ doc }) => doc.viewSeq);
      const counts = await countsOf(readStore, seqs, caller);
      const items = shown.map(({ doc, highlights }, i) => listItem(doc, counts[i] ?? NONE, highlights));
      return { body: listed(items, query.pagination, found) };
    },
    "GET insight/safer-view/{viewSeq}": async ({ params: { viewSeq }, caller }) => {
      const doc = await findPublished(readStore, viewSeq);
      const [counts = NONE] = await countsOf(readStore, [viewSeq], caller);
      if (!doc) throw new Refused("NOT_FOUND");
      return { body: saferViewView(doc, await findContent(readStore, viewSeq), counts) };
    },
    "GET insight/safer-view/picture/{pictureId}": getPicture(deps),
    "GET admin/safer-view/picture": getRemotePicture(deps),
    "GET admin/safer-view": async ({ query }) => {
      const { found, docs } = await search(deps, query, { status: query.status, sort: "writtenAt" });
      const items = docs.flatMap((doc, i) => (doc ? [adminListItem(doc, found.hits[i]?.highlights ?? {})] : []));
      return { body: listed(items, query.pagination, found) };
    },
    "GET admin/safer-view/{viewSeq}": async ({ params: { viewSeq } }) => {
      const doc = await articles.findOne(readStore, viewSeq);
      if (!doc) throw new Refused("NOT_FOUND");
      const pass = picturePass(deps.vault.mac, viewSeq, Date.parse(deps.clock()));
      return { body: adminView(doc, await findContent(readStore, viewSeq), pass) };
    },
  };
}) satisfies QueryRoutes;

/** Which answers about articles are cached. They differ for those who like one of them. */
export const cached: CacheRules<InsightQueryKey> = {
  "GET insight/safer-view": { differsFor: ({ items }) => someoneLikes(items) },
  "GET insight/safer-view/{viewSeq}": { differsFor: (article) => someoneLikes([article]) },
};

export const sitemap: SitemapKinds = {
  articles: {
    ...{ model: articleContent.model, list: PUBLISHED_LIST },
    find: async (readStore, ids) =>
      (await articles.find(readStore, ids)).flatMap((doc) =>
        doc?.status === "PUBLISHED" ? [{ path: `/insight/safer-view/${doc.viewSeq}`, at: doc.modifiedAt }] : [],
      ),
  },
};

const someoneLikes = (shown: readonly { readonly likeCount: number }[]) => {
  const isLiked = shown.some(({ likeCount }) => likeCount > 0);
  return () => isLiked;
};

const NONE = { ...SILENT, viewCount: 0 };

/** In the order of the seqs. */
async function countsOf(readStore: Models, seqs: readonly number[], caller: Caller | undefined) {
  const [talks, views] = await Promise.all([
    findTalks(readStore, "SAFER_VIEW", seqs, caller),
    findViews(readStore, "SAFER_VIEW", seqs),
  ]);
  return seqs.map((_, i) => ({ ...(talks[i] ?? SILENT), viewCount: views[i] ?? 0 }));
}
type ListQuery = OutputOf<"GET insight/safer-view", "query">;
type Among = { readonly status: SaferViewStatus | undefined; readonly sort: "publishedAt" | "writtenAt" };

/** A page of what was found, with the articles as they stand now. */
async function search({ searchEngine, readStore }: InsightQueryDeps, asked: ListQuery, { status, sort }: Among) {
  const { category, language, searchKeyword: text = "", pagination } = asked;
  const filters = { category, language, status };
  const found = await searchEngine.index(INSIGHT_SEARCH).search({ text, filters, sort, ...rangeOf(pagination) });
  const docs = await articles.find(
    readStore,
    found.hits.map(({ id }) => id),
  );
  return { found, docs };
}

type Highlights = SaferViewListItem["highlights"];
type Counts = Talk & Pick<SaferViewView, "viewCount">;

/** The part that lists and the detail show. */
function head(doc: PublishedDoc, counts: Counts) {
  const { viewSeq, category, language, title, readingMinutes, publishedAt, modifiedAt } = doc;
  const thumbnail = doc.pictures.find(({ pictureId }) => pictureId === doc.thumbnail);
  return {
    ...{ viewSeq, category, language, title, readingMinutes, publishedAt, modifiedAt, ...counts },
    summary: doc.summary ?? doc.excerpt,
    thumbnail: thumbnail && pictureView(thumbnail),
  };
}

const listItem = (doc: PublishedDoc, counts: Counts, highlights: Highlights): SaferViewListItem => ({
  ...head(doc, counts),
  highlights,
});

const saferViewView = (doc: PublishedDoc, content: string, counts: Counts): SaferViewView => ({
  ...head(doc, counts),
  content,
  pictures: doc.pictures.map(pictureView),
});

function pictureView({ pictureId, width, height }: PictureDoc): PictureView {
  return { pictureId, url: pictureUrl(pictureId), width, height };
}

function adminHead(doc: SaferViewDoc) {
  const { viewSeq, category, language, title, status, writtenAt, modifiedAt, publishedAt, publishAt } = doc;
  const withdrawn = doc.withdrawn && { ...doc.withdrawn };
  return { viewSeq, category, language, title, status, writtenAt, modifiedAt, publishedAt, publishAt, withdrawn };
}

const adminListItem = (doc: SaferViewDoc, highlights: Highlights): AdminSaferViewListItem => ({
  ...adminHead(doc),
  highlights,
});

function adminView(doc: SaferViewDoc, content: string, picturePass: string): AdminSaferViewView {
  const { summary, thumbnail, pictures, version } = doc;
  return { ...adminHead(doc), summary, content, thumbnail, pictures: pictures.map(pictureView), picturePass, version };
}
