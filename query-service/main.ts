// The query service: every read of the route table. What it has of a subject stands in the subject's folder (runtime/parts.ts).
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { handlersOf, loadParts, serving } from "@sb/platform/service/parts.ts";
import { sitemapKindsOf } from "./page/sitemap.ts";
import { type CacheRules, cacheAnswers } from "./runtime/cache.ts";
import { cacheOwn } from "./runtime/cache-own.ts";
import { guardReads } from "./runtime/guard.ts";
import type { QueryDeps, QueryPart, SitemapKinds } from "./runtime/parts.ts";
import { queuesIn } from "./runtime/queues.ts";
import { createVersionKey, type VersionOf } from "./runtime/version-key.ts";

type QueryHandlers = Handlers<RouteKeyOf<"query">>;

const parts = await loadParts<QueryPart>(import.meta.dirname, "routes.ts", serving("query"));
const rules: CacheRules<RouteKeyOf<"query">> = Object.assign({}, ...[...parts.values()].map(({ cached }) => cached));
const queues = queuesIn(parts);
const own = [...parts.values()].flatMap(({ cachedOwn = [] }) => cachedOwn);

/** The answers that are asked for most are cached. */
export function createQueryHandlers(deps: QueryDeps & { readonly versionOf: VersionOf }): QueryHandlers {
  const versionKey = createVersionKey(deps.versionOf);
  const handlers = subjectQueries(deps);
  const ofPeople = cacheOwn(handlers, own, { ...deps, versionKey });
  const caching = cacheAnswers({ ...handlers, ...ofPeople }, rules, { ...deps, versionKey });
  return guardReads({ ...deps, versionKey }, caching);
}

/** The subjects' own handlers: each answers anew, whoever asks. */
export const subjectQueries = (deps: QueryDeps): QueryHandlers => handlersOf("query", parts, { ...deps, queues });

/** The kinds of pages in the sitemaps, of all subjects. */
export const createSitemap = (): SitemapKinds => sitemapKindsOf(parts);

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startQueryService }]) =>
      runProcess("query-service", startQueryService(process.env, { createQueryHandlers, createSitemap })),
  );
}
