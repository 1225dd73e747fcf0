// What the news have for the workers: kinds of jobs, schedules, consumers.
import type { NewsSource } from "@sb/contracts/news/source.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { createDrawer } from "../report/previews/drawer.ts";
import type { JobParts } from "../runtime/start-jobs.ts";
import { type NewsExpireDeps, newsExpireHandler, newsExpireSchedule } from "./expire.ts";
import { firstFetches, type NewsFetchDeps, newsAskedSubscription, newsFetchHandler, newsSchedules } from "./fetch.ts";
import { createFeedParser } from "./parse/parser.ts";
import { type NewsPictureDeps, newsPictureHandler, newsPictureSubscription } from "./picture.ts";
import type { NewsSteps } from "./steps.ts";

export type NewsJobDeps = Omit<NewsFetchDeps, "feeds" | "news" | "files"> &
  Omit<NewsExpireDeps, "news"> &
  Pick<NewsPictureDeps, "network"> &
  Partial<Pick<NewsPictureDeps, "drawer">> & {
    readonly news: NewsSteps;
    readonly files: NewsFetchDeps["files"] & NewsPictureDeps["files"];
    readonly newsSources: readonly NewsSource[];
  };

export function newsJobs({ drawer = createDrawer(), ...deps }: NewsJobDeps): Required<Omit<JobParts, "schedules">> {
  return {
    handlers: [
      newsExpireHandler(deps),
      newsFetchHandler({ ...deps, feeds: { network: deps.network, parse: createFeedParser() } }),
      newsPictureHandler({ ...deps, drawer }),
    ],
    first: firstFetches(deps.newsSources),
  };
}

export const newsSchedulesOf = (sources: readonly NewsSource[]): JobParts["schedules"] => [
  newsExpireSchedule,
  ...newsSchedules(sources),
];

export const newsWorkers = (jobs: Pick<Jobs, "enqueue">) => [
  newsAskedSubscription(jobs),
  newsPictureSubscription(jobs),
];
