// Ends webhooks whose holder has left, and finishes what ends one, also after a crash in between.

import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import { WebhookEnded, type WebhookHolder, webhookHolderId, webhookKeyOwner } from "@sb/contracts/webhook/events.ts";
import { webhookStream } from "@sb/contracts/webhook/subject.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import { webhookDecider } from "./rules/decider.ts";

const ACTOR = "system:webhook-follow-up";

export const followUps = ((deps: WriteDeps) => {
  const endAll = (holder: WebhookHolder, correlationId: string) =>
    deps.handle(
      webhookDecider,
      webhookStream.of(webhookHolderId(holder)),
      { type: "EndAll", holder },
      contextFor(deps, ACTOR, correlationId),
    );

  return [
    defineSubscription({
      group: "webhook-follow-up",
      handles: [WebhookEnded, AccountDeregistered],
      async handle(event) {
        switch (event.type) {
          case "WebhookEnded":
            return deps.vault.shred(webhookKeyOwner(event.data.webhookId));
          case "AccountDeregistered": {
            const { userId, membership } = event.data;
            await endAll({ userId, membership }, event.meta.correlationId);
            return;
          }
          default:
            return event satisfies never;
        }
      },
    }),
  ];
}) satisfies FollowUps;
