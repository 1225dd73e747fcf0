// GET home/main: what the home page shows.

import type { HomeQueryKey } from "@sb/contracts/home/routes.ts";
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import {
  COUNTS_ID,
  type CountsDoc,
  type DayDoc,
  REPORT_COLLECTIONS,
  REPORT_LISTS,
} from "@sb/contracts/report/model.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";
import { crimeTypeCounts } from "../report/crime-type-counts.ts";
import { reportModel } from "../report/documents.ts";
import { findPublic, viewAll } from "../report/list-items.ts";

export type HomeQueryDeps = { readonly readStore: ReadStore; readonly clock: () => string };

const NEWEST = 10;
const DAYS = 30;
const DAY_MS = 86_400_000;

export function homeQueries({ readStore, clock }: HomeQueryDeps): Handlers<HomeQueryKey> {
  return {
    "GET home/main": async ({ caller }) => {
      const model = reportModel(readStore);
      const newest = await model.list(REPORT_LISTS.public, { offset: 0, limit: NEWEST, newestFirst: true });
      const [reports, counts, daily] = await Promise.all([
        findPublic(readStore, newest.members).then((shown) => viewAll(readStore, shown, caller)),
        model.get(REPORT_COLLECTIONS.counts, COUNTS_ID) as Promise<CountsDoc | undefined>,
        dailyCounts(model, clock()),
      ]);
      return {
        body: {
          declareReport: [...reports],
          news: [],
          saferViews: [],
          crimeCnt: counts?.count ?? 0,
          crimeTypes: crimeTypeCounts(counts?.crimeTypes),
          daily,
          popups: [],
        },
      };
    },
  };
}

/** Today and the days before it, oldest first. */
async function dailyCounts(model: ReadModel, now: string): Promise<HomeMain["daily"]> {
  const today = Date.parse(now.slice(0, 10));
  const days = Array.from({ length: DAYS }, (_, i) =>
    new Date(today - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10),
  );
  const docs = await model.getMany(days.map((id) => ({ collection: REPORT_COLLECTIONS.day, id })));
  return days.map((date, i) => ({ date, count: (docs[i] as DayDoc | undefined)?.count ?? 0 }));
}
