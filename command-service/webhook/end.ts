// Ends webhooks: their addresses and secrets are destroyed.
import { webhookHolderId, webhookKeyOwner } from "@sb/contracts/webhook/events.ts";
import { webhookStream } from "@sb/contracts/webhook/subject.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { type WebhookCommand, webhookDecider } from "./rules/decider.ts";

type End = Extract<WebhookCommand, { readonly type: "End" }>;

/** The position. */
export async function endWebhook(deps: WriteDeps, command: End, context: CommandContext) {
  const stream = webhookStream.of(webhookHolderId(command.holder));
  const { position } = await deps.handle(webhookDecider, stream, command, context);
  await deps.vault.shred(webhookKeyOwner(command.webhookId));
  return position;
}
