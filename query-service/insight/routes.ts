// The insight subject's reads: one handler per route.
import type { SaferViewStatus } from "@sb/contracts/codes.ts";
import { paginate } from "@sb/contracts/http.ts";
import { isPublished } from "@sb/contracts/insight/model.ts";
import type { InsightQueryKey } from "@sb/contracts/insight/routes.ts";
import { INSIGHT_SEARCH } from "@sb/contracts/insight/search.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { OutputOf } from "@sb/contracts/routes.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import type { SearchEngine } from "@sb/platform/search/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { findTalks, SILENT } from "../comment/talks.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import type { RememberRules } from "../runtime/remember.ts";
import { findViews } from "../views/find-views.ts";
import { findArticle, findArticles, findContent, findPublished, type Models } from "./documents.ts";
import { getPicture } from "./picture.ts";
import { picturePass } from "./picture-pass.ts";
import { getRemotePicture, type RemotePictureDeps } from "./remote-picture.ts";
import { adminListItem, adminView, listItem, saferViewView } from "./view.ts";

export type InsightQueryDeps = {
  readonly readStore: Models;
  readonly searchEngine: Pick<SearchEngine, "index">;
  readonly files: Pick<Files, "get">;
  readonly vault: Pick<Vault, "mac">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
} & RemotePictureDeps;

export const routes = ((deps: InsightQueryDeps): Handlers<InsightQueryKey> => {
  const { readStore } = deps;
  return {
    "GET insight/safer-view": async ({ query, caller }) => {
      const { found, docs, pagination } = await search(deps, query, { status: "PUBLISHED", sort: "publishedAt" });
      const shown = docs.flatMap((doc, i) =>
        isPublished(doc) ? [{ doc, highlights: found.hits[i]?.highlights ?? {} }] : [],
      );
      const seqs = shown.map(({ doc }) => doc.viewSeq);
      const counts = await countsOf(readStore, seqs, caller);
      const items = shown.map(({ doc, highlights }, i) => listItem(doc, counts[i] ?? NONE, highlights));
      return { body: { items, ...pagination } };
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
      const { found, docs, pagination } = await search(deps, query, { status: query.status, sort: "writtenAt" });
      const items = docs.flatMap((doc, i) => (doc ? [adminListItem(doc, found.hits[i]?.highlights ?? {})] : []));
      return { body: { items, ...pagination } };
    },
    "GET admin/safer-view/{viewSeq}": async ({ params: { viewSeq } }) => {
      const doc = await findArticle(readStore, viewSeq);
      if (!doc) throw new Refused("NOT_FOUND");
      const pass = picturePass(deps.vault.mac, viewSeq, Date.parse(deps.clock()));
      return { body: adminView(doc, await findContent(readStore, viewSeq), pass) };
    },
  };
}) satisfies QueryRoutes;

/** Which answers about articles are remembered. They differ for those who like one of them. */
export const remembered: RememberRules<InsightQueryKey> = {
  "GET insight/safer-view": { differsFor: ({ items }) => someoneLikes(items) },
  "GET insight/safer-view/{viewSeq}": { differsFor: (article) => someoneLikes([article]) },
};

const someoneLikes = (articles: readonly { readonly likeCount: number }[]) => {
  const isLiked = articles.some(({ likeCount }) => likeCount > 0);
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

type Asked = OutputOf<"GET insight/safer-view", "query">;
type Among = { readonly status: SaferViewStatus | undefined; readonly sort: "publishedAt" | "writtenAt" };

/** A page of what was found, with the articles as they stand now. */
async function search({ searchEngine, readStore }: InsightQueryDeps, asked: Asked, { status, sort }: Among) {
  const { category, language, searchKeyword = "" } = asked;
  const { page, size } = asked.pagination;
  const found = await searchEngine.index(INSIGHT_SEARCH).search({
    ...{ text: searchKeyword, filters: { category, language, status }, sort },
    ...{ offset: (page - 1) * size, limit: size },
  });
  const docs = await findArticles(
    readStore,
    found.hits.map(({ id }) => String(id)),
  );
  const pagination = { pagination: paginate(page, size, found.total) };
  const { totalIsLowerBound } = found;
  return { found, docs, pagination: totalIsLowerBound ? { ...pagination, totalIsLowerBound } : pagination };
}
