// The workers' part of deliveries: kinds of jobs and consumers.
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import {
  deliverySendHandler,
  deliveryShareHandler,
  deliveryShareSubscription,
  deliveryTestHandler,
  deliveryTestSubscription,
} from "./outbox.ts";
import { deliveryReplayHandler, deliveryReplaySubscription } from "./replay.ts";

export const parts = {
  workers: ({ jobs }: WorkerDeps) => [
    deliveryReplaySubscription(jobs),
    deliveryShareSubscription(jobs),
    deliveryTestSubscription(jobs),
  ],
  jobs: (deps: JobDeps) => [
    deliveryReplayHandler(deps),
    deliverySendHandler(deps),
    deliveryShareHandler(deps),
    deliveryTestHandler(deps),
  ],
} satisfies WorkerParts;
