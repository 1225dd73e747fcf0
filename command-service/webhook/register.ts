import { webhookHolderId, webhookKeyOwner } from "@sb/contracts/webhook/events.ts";
import { webhookStream } from "@sb/contracts/webhook/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { requirePublicAddress } from "@sb/platform/webhook/require-public-address.ts";
import { onceFrom, type WebhookOrigins, type WriteDeps } from "../runtime/deps.ts";
import { newWebhook } from "./new-webhook.ts";
import { type WebhookCommand, webhookDecider } from "./rules/decider.ts";

/** The secret is in no other answer: whoever has lost it registers another webhook. */
export function registerWebhook(deps: WriteDeps & WebhookOrigins): Handler<"POST support/webhook"> {
  return async ({ body, ...from }) => {
    requirePublicAddress(body.url, deps.webhookOrigins.members, "url");
    const { userId, membership } = from.caller;
    const holder = { userId, membership };
    const { webhookId, secret } = newWebhook(deps.vault, holder, from.idempotencyKey);
    const { url, ...criteria } = body;
    const stream = webhookStream.of(webhookHolderId(holder));
    const command = { type: "Register", holder, webhookId, criteria, sealed: "" } as const;
    await requireRoom(deps, stream, command);
    const sealed = await deps.vault.seal(webhookKeyOwner(webhookId), { url, secret });
    const once = onceFrom(deps, from, body);
    const { position, outcome } = await handleOnce(deps, once, webhookDecider, stream, { ...command, sealed });
    return { body: { webhookId, secret }, position, repeated: outcome === "REPEATED" };
  };
}

/** Asked before a key is made for what would be refused. */
async function requireRoom(
  deps: WriteDeps,
  stream: string,
  command: Extract<WebhookCommand, { readonly type: "Register" }>,
): Promise<void> {
  const { state } = await load(deps, webhookDecider, stream);
  if (!state.has(command.webhookId)) webhookDecider.decide(command, state);
}
