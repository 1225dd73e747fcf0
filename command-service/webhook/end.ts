// Ends webhooks: their addresses and secrets are destroyed. Finished after a crash in between, and when their holder leaves.
import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import { WebhookEnded, type WebhookHolder, webhookHolderId, webhookKeyOwner } from "@sb/contracts/webhook/events.ts";
import { webhookStream } from "@sb/contracts/webhook/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { type WebhookCommand, webhookDecider } from "./rules/decider.ts";

const ACTOR = "system:webhook-follow-up";

type End = Extract<WebhookCommand, { readonly type: "End" }>;

/** The position. */
export async function endWebhook(deps: WriteDeps, command: End, context: CommandContext) {
  const stream = webhookStream.of(webhookHolderId(command.holder));
  const { position } = await deps.handle(webhookDecider, stream, command, context);
  await deps.vault.shred(webhookKeyOwner(command.webhookId));
  return position;
}

export function webhookFollowUp(deps: WriteDeps): Subscription {
  const endAll = (holder: WebhookHolder, correlationId: string) =>
    deps.handle(
      webhookDecider,
      webhookStream.of(webhookHolderId(holder)),
      { type: "EndAll", holder },
      contextFor(deps, ACTOR, correlationId),
    );

  return defineSubscription({
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
  });
}
