// GET home/main: what the home page shows.

import type { HomeQueryKey } from "@sb/contracts/home/routes.ts";
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { type CountsDoc, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { crimeTypeCounts } from "../report/crime-type-counts.ts";
import { findCounts, listedInAll, reportModel } from "../report/documents.ts";
import { findPublic, viewAll } from "../report/list-items.ts";

export type HomeQueryDeps = { readonly readStore: ReadStore; readonly clock: () => string };

const NEWEST = 10;
const DAYS = 30;
const DAY_MS = 86_400_000;

export function homeQueries({ readStore, clock }: HomeQueryDeps): Handlers<HomeQueryKey> {
  return {
    "GET home/main": async ({ caller }) => {
      const page = { offset: 0, limit: NEWEST, newestFirst: true };
      const newest = await reportModel(readStore).list(REPORT_LISTS.people, page);
      const [reports, counts] = await Promise.all([
        findPublic(readStore, newest.members).then((shown) => viewAll(readStore, shown, caller)),
        findCounts(readStore),
      ]);
      return {
        body: {
          declareReport: [...reports],
          news: [],
          saferViews: [],
          crimeCnt: listedInAll(counts),
          listedCnt: counts?.listed ?? 0,
          crimeTypes: crimeTypeCounts(counts?.crimeTypes),
          daily: dailyCounts(counts, clock()),
          popups: [],
        },
      };
    },
  };
}

/** Today and the days before it, oldest first. */
function dailyCounts(counts: CountsDoc | undefined, now: string): HomeMain["daily"] {
  const today = Date.parse(now.slice(0, 10));
  return Array.from({ length: DAYS }, (_, i) => {
    const date = new Date(today - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10);
    return { date, count: counts?.days[date] ?? 0 };
  });
}
