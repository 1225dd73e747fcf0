// The workers' part of people's webhooks: kinds of jobs and consumers.
import { webhookRemote } from "@sb/contracts/webhook/remote.ts";
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
    const own = { ...deps, webhookNetwork, webhooks: webhookRemote.by(deps.ask) };
    return [webhookSendHandler(own), webhookTestHandler(own), webhookWakeHandler(own)];
  },
} satisfies WorkerParts;
