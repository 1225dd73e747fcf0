// What deliveries have for the workers: kinds of jobs and consumers.
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { JobParts } from "../runtime/start-jobs.ts";
import { deliveryReplayHandler, deliveryReplaySubscription, type ReplayDeps } from "./replay.ts";
import { deliverySendHandler, type SendDeps } from "./send.ts";
import { deliveryShareHandler, deliveryShareSubscription, type ShareDeps } from "./share.ts";
import { deliveryTestHandler, deliveryTestSubscription, type TestDeps } from "./test-message.ts";

export type DeliveryJobDeps = SendDeps & ShareDeps & TestDeps & ReplayDeps;

export const deliveryJobs = (deps: DeliveryJobDeps): JobParts["handlers"] => [
  deliveryReplayHandler(deps),
  deliverySendHandler(deps),
  deliveryShareHandler(deps),
  deliveryTestHandler(deps),
];

export const deliveryWorkers = (jobs: Pick<Jobs, "enqueue">) => [
  deliveryReplaySubscription(jobs),
  deliveryShareSubscription(jobs),
  deliveryTestSubscription(jobs),
];
