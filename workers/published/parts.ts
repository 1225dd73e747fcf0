// The workers' part of published lists.
import { publishedRemote } from "@sb/contracts/published/remote.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { publishedAskedSubscription, publishedLookHandler, publishedLookSchedule } from "./look.ts";
import { publishedRefreshHandler } from "./refresh.ts";
import { publishedTroubleHandler } from "./trouble.ts";

export const parts = {
  workers: ({ jobs }: WorkerDeps) => [publishedAskedSubscription(jobs)],
  jobs: (deps: JobDeps) => [
    publishedLookHandler(deps),
    publishedRefreshHandler({ ...deps, published: publishedRemote.by(deps.ask) }),
    publishedTroubleHandler(deps),
  ],
  schedules: () => [publishedLookSchedule],
} satisfies WorkerParts;
