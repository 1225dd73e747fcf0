// The workers' part of the news: kinds of jobs, schedules, consumers.
import { newsRemote } from "@sb/contracts/news/remote.ts";
import { createDrawer } from "../report/previews/drawer.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { newsExpireHandler, newsExpireSchedule } from "./expire.ts";
import { firstFetches, newsAskedSubscription, newsFetchHandler, newsSchedules } from "./fetch.ts";
import { createFeedParser } from "./parse/parser.ts";
import { newsPictureHandler, newsPictureSubscription } from "./picture.ts";

export const parts = {
  workers: ({ jobs }: WorkerDeps) => [newsAskedSubscription(jobs), newsPictureSubscription(jobs)],
  jobs(deps: JobDeps) {
    const own = { ...deps, news: newsRemote.by(deps.ask) };
    return [
      newsExpireHandler(own),
      newsFetchHandler({ ...own, feeds: { network: deps.network, parse: createFeedParser() } }),
      newsPictureHandler({ ...own, drawer: createDrawer() }),
    ];
  },
  schedules: ({ newsSources }) => [newsExpireSchedule, ...newsSchedules(newsSources)],
  first: ({ newsSources }) => firstFetches(newsSources),
} satisfies WorkerParts;
