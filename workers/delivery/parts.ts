// The workers' part of deliveries: kinds of jobs and consumers.
import { agencyRemote } from "@sb/contracts/agency/remote.ts";
import { deliveryRemote } from "@sb/contracts/delivery/remote.ts";
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
  jobs(deps: JobDeps) {
    const own = { ...deps, deliveries: deliveryRemote.by(deps.ask), agencies: agencyRemote.by(deps.ask) };
    return [
      deliveryReplayHandler(deps),
      deliverySendHandler(own),
      deliveryShareHandler(deps),
      deliveryTestHandler(own),
    ];
  },
} satisfies WorkerParts;
