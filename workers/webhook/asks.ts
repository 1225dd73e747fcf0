// What people ask of their webhooks: a test, sending again, going on.

import { WebhookReplayAsked, WebhookResumed, WebhookTestAsked } from "@sb/contracts/webhook/events.ts";
import { WebhookSend, WebhookTest } from "@sb/contracts/webhook/jobs.ts";
import { WEBHOOK_MODEL } from "@sb/contracts/webhook/model.ts";
import { stixBundle } from "@sb/knowledge/stix/bundle.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { type CallDeps, callReceiver } from "../delivery/call-receiver.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { requireReached } from "../runtime/require-reached.ts";
import { type FindDeps, findTarget } from "./find-webhook.ts";
import type { WebhookSteps } from "./steps.ts";

export const webhookAsksSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineSubscription({
    group: "webhook-asks",
    from: "now",
    handles: [WebhookTestAsked, WebhookResumed, WebhookReplayAsked],
    async handle({ type, data: { webhookId }, meta: { eventId }, revision: run }) {
      const job =
        type === "WebhookTestAsked"
          ? jobOf(WebhookTest, eventId, { webhookId, eventId })
          : jobOf(WebhookSend, `${webhookId}-${run}`, { webhookId, run });
      await jobs.enqueue([job]);
    },
  });

export type TestDeps = FindDeps &
  CallDeps & {
    readonly readStore: Pick<ReadStore, "whenReached">;
    readonly eventStore: Pick<EventStore, "head">;
    readonly webhooks: Pick<WebhookSteps, "tested">;
  };

/** Tried once: its outcome is what the person wants to know. A webhook that was stopped can be tested, too. */
export const webhookTestHandler = (deps: TestDeps): JobWorker =>
  defineHandler({
    job: WebhookTest,
    concurrency: 4,
    async handle({ id, payload: { webhookId, eventId }, signal }) {
      // It may have been registered a moment ago.
      await requireReached(deps, WEBHOOK_MODEL, await deps.eventStore.head());
      const target = await findTarget(deps, webhookId);
      if (!target) return;
      const body = JSON.stringify(stixBundle([], "CLEAR"));
      const message = { id: `msg_${webhookId}_${eventId}`, body, signal };
      const { waitMs: _, ...called } = await callReceiver(deps, target.receiver, message);
      await deps.webhooks.tested({ webhookId, ...called }, eventId, id);
    },
  });
