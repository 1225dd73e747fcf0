// Makes webhooks' ids and secrets. A secret is shown once, and yet the answer to a repeated request must be the same: with an
// Idempotency-Key it is derived from that, by a key of the service's own.
import { createHash, randomBytes } from "node:crypto";
import { type WebhookHolder, webhookHolderId } from "@sb/contracts/webhook/events.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

const KEY_BYTES = 32;
const ID_CHARS = 20;

/** `secret`: `whsec_` and 32 bytes in base64 (Standard Webhooks). */
export type NewWebhook = { readonly webhookId: string; readonly secret: string };

export function newWebhook(
  { mac }: Pick<Vault, "mac">,
  holder: WebhookHolder,
  idempotencyKey: string | undefined,
): NewWebhook {
  const key =
    idempotencyKey === undefined
      ? randomBytes(KEY_BYTES)
      : Buffer.from(mac("webhook-secret", JSON.stringify([webhookHolderId(holder), idempotencyKey])), "base64url");
  const webhookId = createHash("sha256").update(key).digest("hex").slice(0, ID_CHARS);
  return { webhookId, secret: `whsec_${key.toString("base64")}` };
}
