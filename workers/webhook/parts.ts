// The workers' part of people's webhooks: kinds of jobs and consumers.
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import {
  webhookAsksSubscription,
  webhookSendHandler,
  webhookTestHandler,
  webhookWakeHandler,
  webhookWakeSubscription,
} from "./outbox.ts";

export const parts = {
  workers: ({ jobs, eventStore }: WorkerDeps) => [
    webhookAsksSubscription(jobs),
    webhookWakeSubscription({ jobs, eventStore }),
  ],
  jobs({ memberNetwork: webhookNetwork, ...deps }: JobDeps) {
    const own = { ...deps, webhookNetwork };
    return [webhookSendHandler(own), webhookTestHandler(own), webhookWakeHandler(own)];
  },
} satisfies WorkerParts;
