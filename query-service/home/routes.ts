// GET home/main: what the home page shows.

import type { HomeQueryKey } from "@sb/contracts/home/routes.ts";
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { type CountsDoc, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import type { ReportView } from "@sb/contracts/report/wire.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import type { Log } from "@sb/platform/log-port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { NO_POPUPS, popupsAt } from "../notice/routes.ts";
import { involvedIn } from "../report/cached.ts";
import { crimeTypeCounts } from "../report/crime-type-counts.ts";
import { findCounts, listedInAll, reportModel } from "../report/documents.ts";
import { findPublic, markAll, viewAll } from "../report/list-items.ts";
import type { CacheRules } from "../runtime/cache.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { newestNews } from "./news.ts";
import { createParts } from "./parts.ts";
import { newestSaferViews } from "./safer-views.ts";

export type HomeQueryDeps = {
  readonly readStore: ReadStore;
  readonly clock: () => string;
  readonly log: Pick<Log, "error">;
};

const NEWEST = 10;
const DAYS = 30;
const DAY_MS = 86_400_000;

export const routes = (({ readStore, clock, log }: HomeQueryDeps): Handlers<HomeQueryKey> => {
  return {
    "GET home/main": async ({ caller }) => {
      const { failed, read, requireAny } = createParts(log);
      const now = clock();
      const [figures, declareReport, saferViews, news, { popups, until }] = await Promise.all([
        read("figures", async () => figuresOf(await findCounts(readStore), now), figuresOf(undefined, now)),
        read("declareReport", () => newestReports(readStore, caller), []),
        read("saferViews", () => newestSaferViews(readStore), []),
        read("news", () => newestNews(readStore), []),
        read("popups", () => popupsAt(readStore, Date.parse(now)), NO_POPUPS),
      ]);
      requireAny();
      const lists = { declareReport: [...declareReport], saferViews, news: [...news], popups: [...popups] };
      const body = { ...figures, ...lists, failed };
      // An answer with headers is not cached: a part that failed is read again at the next request.
      return failed.length > 0 ? { body, headers: { "cache-control": "no-store" } } : { body, until };
    },
  };
}) satisfies QueryRoutes;

/** Home is the same for everybody but those whose reports it shows, or who may like one; its charts end with today. */
export const cached: CacheRules<HomeQueryKey> = {
  "GET home/main": {
    differsFor: ({ declareReport }) => involvedIn(declareReport),
    personal: async (body, caller, readStore) => ({
      ...body,
      declareReport: await markAll(readStore, body.declareReport, caller),
    }),
    daily: true,
  },
};

async function newestReports(readStore: ReadStore, caller: Caller | undefined): Promise<readonly ReportView[]> {
  const page = { offset: 0, limit: NEWEST, newestFirst: true };
  const newest = await reportModel(readStore).list(REPORT_LISTS.people, page);
  return viewAll(readStore, await findPublic(readStore, newest.members), caller);
}

const figuresOf = (counts: CountsDoc | undefined, now: string) => ({
  crimeCnt: listedInAll(counts),
  listedCnt: counts?.listed ?? 0,
  crimeTypes: crimeTypeCounts(counts?.crimeTypes),
  daily: dailyCounts(counts, now),
});

/** Today and the days before it, oldest first. */
function dailyCounts(counts: CountsDoc | undefined, now: string): HomeMain["daily"] {
  const today = Date.parse(now.slice(0, 10));
  return Array.from({ length: DAYS }, (_, i) => {
    const date = new Date(today - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10);
    return { date, count: counts?.days[date] ?? 0 };
  });
}
