// The writes about people's webhooks: one handler per route.

import { Refused } from "@sb/contracts/refused.ts";
import { type WebhookHolder, webhookHolderId } from "@sb/contracts/webhook/events.ts";
import { REPLAY_DAYS } from "@sb/contracts/webhook/model.ts";
import type { WebhookCommandKey } from "@sb/contracts/webhook/routes.ts";
import { webhookStream } from "@sb/contracts/webhook/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import { contextOf, type OnceFrom, onceFrom, type WebhookOrigins, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { endWebhook } from "./end.ts";
import { registerWebhook } from "./register.ts";
import { type WebhookCommand, webhookDecider } from "./rules/decider.ts";

const DAY_MS = 86_400_000;

const holderOf = ({ userId, membership }: Caller): WebhookHolder => ({ userId, membership });

type Asked = OnceFrom & { readonly body: object };

export const routes = ((deps: WriteDeps & WebhookOrigins): Handlers<WebhookCommandKey> => {
  async function once(command: Exclude<WebhookCommand, { readonly type: "EndAll" }>, { body, ...from }: Asked) {
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
