// The workers and jobs of watches.
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import { type WatchDigestDeps, watchDigestHandler, watchDigestSchedule } from "./digest.ts";
import { watchDigestMailHandler } from "./digest-mail.ts";
import { type WatchMailDeps, watchMailHandler } from "./mail.ts";
import { watchMailsSubscription } from "./mail-jobs.ts";
import { type WatchMatchDeps, watchMatchHandler } from "./match.ts";
import { type WatchMatchesDeps, watchMatchesSubscription } from "./match-jobs.ts";

export type { WatchMatchesDeps };
export type WatchJobDeps = WatchDigestDeps & WatchMailDeps & WatchMatchDeps;

export const watchWorkers = (deps: WatchMatchesDeps): readonly Subscription[] => [
  watchMailsSubscription(deps.jobs),
  watchMatchesSubscription(deps),
];

export const watchJobs = (deps: WatchJobDeps): readonly JobWorker[] => [
  watchDigestHandler(deps),
  watchDigestMailHandler(deps),
  watchMailHandler(deps),
  watchMatchHandler(deps),
];

export const watchSchedules: readonly Schedule[] = [watchDigestSchedule];
