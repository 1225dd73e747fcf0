// The facts of people's own webhooks: public reports are sent to an address that a person named (docs/subjects/webhooks.md). A stream
// (`webhook-{holderId}`) has those of one membership: the number of them has a limit. How each message went stands in streams of
// their own (`webhookcall-{webhookId}~…`).
import * as z from "zod";
import { CHAINS, CRIME_TYPES, DELIVERY_FAILURES } from "../codes.ts";
import { DeliveryCall } from "../delivery/events.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

const text = z.string();

const Webhook = z.object({ webhookId: text, userId: text, membership: z.int() });
export type WebhookHolder = { readonly userId: string; readonly membership: number };

/** In names of streams and lists. */
export const webhookHolderId = ({ userId, membership }: WebhookHolder): string => `${userId}~${membership}`;

/** An empty list: all. */
export const WebhookCriteria = z.object({
  crimeTypes: z.array(z.enum(CRIME_TYPES)),
  chains: z.array(z.enum(CHAINS)),
});
export type WebhookCriteria = DeepReadonly<z.output<typeof WebhookCriteria>>;

/** The URL may hold a token. `secret`: what messages are signed with, `whsec_` and base64 (Standard Webhooks). */
export const WebhookSecrets = z.object({ url: text, secret: text });
export type WebhookSecrets = z.output<typeof WebhookSecrets>;

/** The owner of the key that `WebhookSecrets` are sealed with: the webhook's end destroys it. */
export const webhookKeyOwner = (webhookId: string): string => `webhook~${webhookId}`;

const WebhookRegistered = defineEvent("WebhookRegistered", {
  version: 1,
  data: Webhook.extend({
    criteria: WebhookCriteria,
    /** `WebhookSecrets`, for `webhookKeyOwner`. */
    sealed: text,
  }),
});

/** GONE: it answered 410. FAILING: it did not take a message in all the tries that a message has. */
export const WEBHOOK_STOPS = ["GONE", "FAILING"] as const;
export type WebhookStop = (typeof WEBHOOK_STOPS)[number];

const WebhookStopped = defineEvent("WebhookStopped", {
  version: 1,
  data: Webhook.extend({ because: z.enum(WEBHOOK_STOPS) }),
});

/** It goes on where it was stopped. */
export const WebhookResumed = defineEvent("WebhookResumed", { version: 1, data: Webhook });
export type WebhookResumed = EventFrom<typeof WebhookResumed>;

/** Everything since a time (ISO 8601) is sent again. */
export const WebhookReplayAsked = defineEvent("WebhookReplayAsked", {
  version: 1,
  data: Webhook.extend({ since: text }),
});
export type WebhookReplayAsked = EventFrom<typeof WebhookReplayAsked>;

export const WebhookTestAsked = defineEvent("WebhookTestAsked", { version: 1, data: Webhook });
export type WebhookTestAsked = EventFrom<typeof WebhookTestAsked>;

/** LEFT: the person left. */
export const WebhookEnded = defineEvent("WebhookEnded", {
  version: 1,
  data: Webhook.extend({ because: z.enum(["HOLDER", "LEFT"]) }),
});
export type WebhookEnded = EventFrom<typeof WebhookEnded>;

export const webhookEvents = defineEvents(
  WebhookRegistered,
  WebhookStopped,
  WebhookResumed,
  WebhookReplayAsked,
  WebhookTestAsked,
  WebhookEnded,
);
export type WebhookEvent = EventIn<typeof webhookEvents>;

/** A stretch of the order in which reports are shared (../sharing/model.ts): after `from`, up to `upTo`. */
const Stretch = z.object({
  webhookId: text,
  /** Revision of the event that this run began with: registered, resumed, or asked to send again. */
  run: z.int(),
  from: z.int(),
  upTo: z.int(),
});
export type WebhookStretch = DeepReadonly<z.output<typeof Stretch>>;

/** `code` is absent where the webhook took it. */
const Outcome = z.object({ call: DeliveryCall, code: z.enum(DELIVERY_FAILURES).optional() });
export type WebhookOutcome = DeepReadonly<z.output<typeof Outcome>>;

/** A message was sent. The first try settles which stretch it tells of. */
const WebhookCalled = defineEvent("WebhookCalled", {
  version: 1,
  data: Stretch.extend({ ...Outcome.shape, reports: z.int() }),
});

/** Nothing in a long stretch is for this webhook: it is not looked at again. */
const WebhookPassed = defineEvent("WebhookPassed", { version: 1, data: Stretch });

/** A message without a report was sent. */
const WebhookTested = defineEvent("WebhookTested", {
  version: 1,
  data: z.object({ webhookId: text, ...Outcome.shape }),
});

export const webhookCallEvents = defineEvents(WebhookCalled, WebhookPassed, WebhookTested);
export type WebhookCallEvent = EventIn<typeof webhookCallEvents>;
