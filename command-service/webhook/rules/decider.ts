// The rules of a person's webhooks: a few at once, each stopped by its receiver or ended for good.

import { Refused } from "@sb/contracts/refused.ts";
import {
  type WebhookCriteria,
  type WebhookEvent,
  type WebhookHolder,
  type WebhookStop,
  webhookEvents,
} from "@sb/contracts/webhook/events.ts";
import { WEBHOOKS_HELD } from "@sb/contracts/webhook/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";

type WebhookStatus = "ACTIVE" | "STOPPED" | "ENDED";
/** By webhookId. */
export type Webhooks = ReadonlyMap<string, WebhookStatus>;

type Of<Type extends string> = { readonly type: Type; readonly holder: WebhookHolder; readonly webhookId: string };

export type WebhookCommand =
  | (Of<"Register"> & { readonly criteria: WebhookCriteria; readonly sealed: string })
  | (Of<"Stop"> & { readonly because: WebhookStop })
  | (Of<"Replay"> & { readonly since: string })
  | Of<"Resume">
  | Of<"AskTest">
  | Of<"End">
  /** The person left. */
  | { readonly type: "EndAll"; readonly holder: WebhookHolder };

export const webhookDecider: Decider<WebhookCommand, WebhookEvent, Webhooks> = {
  events: webhookEvents,
  initialState: new Map(),
  evolve: (webhooks, event) => new Map([...webhooks, [event.data.webhookId, standingAfter(event, webhooks)]]),
  decide,
};

function standingAfter(event: WebhookEvent, webhooks: Webhooks): WebhookStatus {
  switch (event.type) {
    case "WebhookRegistered":
    case "WebhookResumed":
      return "ACTIVE";
    case "WebhookStopped":
      return "STOPPED";
    case "WebhookEnded":
      return "ENDED";
    case "WebhookReplayAsked":
    case "WebhookTestAsked":
      return webhooks.get(event.data.webhookId) ?? "ENDED";
    default:
      throw unknownEvent(event);
  }
}

function decide(command: WebhookCommand, webhooks: Webhooks): readonly WebhookEvent[] {
  if (command.type === "Register") return register(command, webhooks);
  if (command.type === "EndAll") return held(webhooks).map((id) => ended(command.holder, id, "LEFT"));
  const standing = webhooks.get(command.webhookId);
  if (!standing) throw new Refused("NOT_FOUND");
  // Ending again is no mistake.
  if (standing === "ENDED" && command.type !== "End" && command.type !== "Stop") throw new Refused("NOT_FOUND");
  const data = { webhookId: command.webhookId, ...command.holder };
  switch (command.type) {
    case "Stop":
      return standing === "ACTIVE"
        ? [{ type: "WebhookStopped", version: 1, data: { ...data, because: command.because } }]
        : [];
    case "Resume":
      return standing === "STOPPED" ? [{ type: "WebhookResumed", version: 1, data }] : [];
    case "Replay":
      if (standing === "STOPPED") throw new Refused("WEBHOOK_MISSING");
      return [{ type: "WebhookReplayAsked", version: 1, data: { ...data, since: command.since } }];
    case "AskTest":
      return [{ type: "WebhookTestAsked", version: 1, data }];
    case "End":
      return standing === "ENDED" ? [] : [ended(command.holder, command.webhookId, "HOLDER")];
    default:
      return command satisfies never;
  }
}

const held = (webhooks: Webhooks): readonly string[] =>
  [...webhooks].flatMap(([id, standing]) => (standing === "ENDED" ? [] : [id]));

function register(
  { holder, webhookId, criteria, sealed }: Extract<WebhookCommand, { readonly type: "Register" }>,
  webhooks: Webhooks,
): readonly WebhookEvent[] {
  if (webhooks.has(webhookId)) throw new Refused("CONFLICT");
  if (held(webhooks).length >= WEBHOOKS_HELD) throw new Refused("TOO_MANY_WEBHOOKS");
  return [{ type: "WebhookRegistered", version: 1, data: { webhookId, ...holder, criteria, sealed } }];
}

const ended = (holder: WebhookHolder, webhookId: string, because: "HOLDER" | "LEFT"): WebhookEvent => ({
  type: "WebhookEnded",
  version: 1,
  data: { webhookId, ...holder, because },
});
