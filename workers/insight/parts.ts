// The workers and jobs of articles.
import { insightRemote } from "@sb/contracts/insight/remote.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { insightClearHandler, insightClearSubscription } from "./clear.ts";
import { insightMailHandler } from "./mail.ts";
import { insightPictureHandler, insightPictureSubscription } from "./pictures.ts";
import { insightPublishHandler, insightPublishSubscription } from "./publish.ts";
import { insightWeeklyHandler, insightWeeklySchedule } from "./weekly.ts";

export const parts = {
  workers: ({ jobs }: WorkerDeps) => [
    insightClearSubscription(jobs),
    insightPictureSubscription(jobs),
    insightPublishSubscription(jobs),
  ],
  jobs: (deps: JobDeps) => [
    insightClearHandler(deps),
    insightMailHandler(deps),
    insightPictureHandler({ files: deps.files }),
    insightPublishHandler(insightRemote.by(deps.ask)),
    insightWeeklyHandler(deps),
  ],
  schedules: () => [insightWeeklySchedule],
} satisfies WorkerParts;
