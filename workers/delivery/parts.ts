// What deliveries have for the workers: kinds of jobs and consumers.
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { deliveryReplayHandler, deliveryReplaySubscription } from "./replay.ts";
import { deliverySendHandler } from "./send.ts";
import { deliveryShareHandler, deliveryShareSubscription } from "./share.ts";
import { deliveryTestHandler, deliveryTestSubscription } from "./test-message.ts";

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
