// What people's webhooks have for the workers: kinds of jobs and consumers.
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { JobWorker } from "@sb/platform/jobs/port.ts";
import { type TestDeps, webhookAsksSubscription, webhookTestHandler } from "./asks.ts";
import { type SendDeps, webhookSendHandler } from "./send.ts";
import { type WakeDeps, webhookWakeHandler, webhookWakeSubscription } from "./wake.ts";

export type WebhookJobDeps = SendDeps &
  TestDeps &
  WakeDeps & {
    /** Of people's webhooks: unlike those of agencies, they may not lead to the operator's own servers. */
    readonly memberNetwork: SendDeps["webhookNetwork"];
  };

export function webhookJobs({ memberNetwork: webhookNetwork, ...deps }: WebhookJobDeps): readonly JobWorker[] {
  const own = { ...deps, webhookNetwork };
  return [webhookSendHandler(own), webhookTestHandler(own), webhookWakeHandler(own)];
}

export const webhookWorkers = (deps: Pick<WakeDeps, "jobs" | "eventStore">): readonly Subscription[] => [
  webhookAsksSubscription(deps.jobs),
  webhookWakeSubscription(deps),
];
