// The report subject's reads: one handler per route.
import type { ReportQueryKey } from "@sb/contracts/report/routes.ts";
import { personalPassages } from "@sb/knowledge/personal-information/find.ts";
import type { Handler, Handlers } from "@sb/platform/http/handler.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { getDetail } from "./detail.ts";
import { getDraft } from "./draft.ts";
import { getExport } from "./export/export.ts";
import { getFeed } from "./export/feed.ts";
import { getFile } from "./file.ts";
import { getHistory } from "./history.ts";
import { getMine, getOfUser } from "./lists.ts";
import { getFilter, getFilterKey } from "./lookup/filter.ts";
import { createLookAlikes } from "./lookup/look-alikes.ts";
import { getLookupRange } from "./lookup/lookup-range.ts";
import { getLookup, postLookup, postLookupText } from "./lookup/lookup-text.ts";
import { postWords } from "./lookup/words.ts";
import { getLetter, getPaper } from "./paper/get-paper.ts";
import { getSameTarget } from "./same-target.ts";
import { getTarget } from "./target/target.ts";

export { cached } from "./cached.ts";
export { sitemap } from "./sitemap.ts";

export const routes = ((deps: ReportQueryDeps): Handlers<ReportQueryKey> => {
  const lookups = { ...deps, lookAlikes: createLookAlikes(deps.searchEngine) };
  return {
    "GET report/draft": getDraft(deps),
    "GET report/history": getHistory(deps),
    "GET report/history/mine": getMine(deps),
    "GET report/history/user/{userId}": getOfUser(deps),
    "GET report/history/{dclrSeq}": getDetail(deps),
    "GET report/history/target": getSameTarget(deps),
    "GET report/lookup": getLookup(lookups),
    "GET report/target": getTarget({ ...deps, ...lookups }),
    "POST report/lookup": postLookup(lookups),
    "GET report/lookup/range/{prefix}": getLookupRange(deps),
    "GET report/filter": getFilter(deps),
    "GET report/filter/key": getFilterKey(deps),
    "POST report/lookup/text": postLookupText(lookups),
    "POST report/lookup/words": postWords(deps),
    "POST report/personal": postPersonal,
    "GET report/export": getExport(deps),
    "GET report/feed.atom": getFeed(deps),
    "GET report/file/{fileId}": getFile(deps),
    "GET report/paper/{dclrSeq}": getPaper(deps),
    "GET report/letter/{dclrSeq}": getLetter(deps),
  };
}) satisfies QueryRoutes;

/** The same finder as at filing, for the text of somebody who is still writing. */
const postPersonal: Handler<"POST report/personal"> = async ({ body }) => ({
  body: {
    passages: personalPassages(body.text).map(({ kind, start, end }) => ({ kind, range: [start, end] })),
  },
});
