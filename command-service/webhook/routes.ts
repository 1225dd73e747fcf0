// The writes about people's webhooks: one handler per route.
import { createHash, randomBytes } from "node:crypto";
import { Refused } from "@sb/contracts/refused.ts";
import { type WebhookHolder, webhookHolderId, webhookKeyOwner } from "@sb/contracts/webhook/events.ts";
import { REPLAY_DAYS } from "@sb/contracts/webhook/model.ts";
import type { WebhookCommandKey } from "@sb/contracts/webhook/routes.ts";
import { webhookStream } from "@sb/contracts/webhook/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Caller, Handler, Handlers } from "@sb/platform/http/handler.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { requirePublicAddress } from "@sb/platform/webhook/require-public-address.ts";
import { contextOf, type OnceFrom, onceFrom, type WebhookOrigins, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { type WebhookCommand, webhookDecider } from "./rules/decider.ts";

const DAY_MS = 86_400_000;

const holderOf = ({ userId, membership }: Caller): WebhookHolder => ({ userId, membership });

type WebhookRequest = OnceFrom & { readonly body: object };

export const routes = ((deps: WriteDeps & WebhookOrigins): Handlers<WebhookCommandKey> => {
  async function once(
    command: Exclude<WebhookCommand, { readonly type: "EndAll" }>,
    { body, ...from }: WebhookRequest,
  ) {
    const stream = webhookStream.of(webhookHolderId(command.holder));
    const asked = onceFrom(deps, from, body);
    const { position, outcome } = await handleOnce(deps, asked, webhookDecider, stream, command);
    return { body: undefined, position, repeated: outcome === "REPEATED" };
  }

  return {
    "POST support/webhook": registerWebhook(deps),
    "POST support/webhook/test": async (asked) =>
      once({ type: "AskTest", holder: holderOf(asked.caller), ...asked.body }, asked),
    "POST support/webhook/replay": async (asked) => {
      requireRecent(asked.body.since, deps.clock());
      const command = { type: "Replay", holder: holderOf(asked.caller), ...asked.body } as const;
      return once(command, asked);
    },
    "POST support/webhook/resume": async ({ body: { webhookId }, ...from }) => {
      const holder = holderOf(from.caller);
      const stream = webhookStream.of(webhookHolderId(holder));
      const command = { type: "Resume", holder, webhookId } as const;
      const { position } = await deps.handle(webhookDecider, stream, command, contextOf(deps, from));
      return { body: undefined, position };
    },
    "POST support/webhook/end": async ({ body: { webhookId }, ...from }) => {
      const command = { type: "End", holder: holderOf(from.caller), webhookId } as const;
      return { body: undefined, position: await endWebhook(deps, command, contextOf(deps, from)) };
    },
  };
}) satisfies CommandRoutes;

/** Throws Refused("PERIOD_INVALID"). */
function requireRecent(since: string, now: string): void {
  const age = Date.parse(now) - Date.parse(since);
  if (age < 0 || age > REPLAY_DAYS * DAY_MS)
    throw new Refused("PERIOD_INVALID", [{ path: "since", code: "PERIOD_INVALID" }]);
}

/** The secret is in no other answer: whoever has lost it registers another webhook. */
function registerWebhook(deps: WriteDeps & WebhookOrigins): Handler<"POST support/webhook"> {
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

const KEY_BYTES = 32;
const ID_CHARS = 20;

/**
 * A secret (`whsec_` and 32 bytes in base64, Standard Webhooks) is shown once, and yet the answer to a repeated request must be the
 * same: with an Idempotency-Key it is derived from that, by a key of the service's own.
 */
function newWebhook({ mac }: Pick<Vault, "mac">, holder: WebhookHolder, idempotencyKey: string | undefined) {
  const key =
    idempotencyKey === undefined
      ? randomBytes(KEY_BYTES)
      : Buffer.from(mac("webhook-secret", JSON.stringify([webhookHolderId(holder), idempotencyKey])), "base64url");
  const webhookId = createHash("sha256").update(key).digest("hex").slice(0, ID_CHARS);
  return { webhookId, secret: `whsec_${key.toString("base64")}` };
}

type End = Extract<WebhookCommand, { readonly type: "End" }>;

/** Its address and secret are destroyed; finished after a crash in between by the follow-up. Answers with the position. */
async function endWebhook(deps: WriteDeps, command: End, context: CommandContext) {
  const stream = webhookStream.of(webhookHolderId(command.holder));
  const { position } = await deps.handle(webhookDecider, stream, command, context);
  await deps.vault.shred(webhookKeyOwner(command.webhookId));
  return position;
}
