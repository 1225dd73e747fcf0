// People's webhooks on the wire.
import * as z from "zod";
import { isWebhookUrl } from "../agency/webhook-url.ts";
import { CHAINS, CRIME_TYPES, DELIVERY_FAILURES } from "../codes.ts";
import { Instant, textOf } from "../http.ts";
import { WEBHOOK_STOPS } from "./events.ts";
import { WEBHOOK_FIELDS } from "./model.ts";

export const NewWebhook = z.object({
  url: textOf(WEBHOOK_FIELDS.url)
    .refine(isWebhookUrl, { error: "INVALID_REQUEST" })
    .meta({ examples: ["https://receiver.example/safer-block"] }),
  /** An empty list: all. */
  crimeTypes: z.array(z.enum(CRIME_TYPES)).max(CRIME_TYPES.length).default([]),
  chains: z.array(z.enum(CHAINS)).max(CHAINS.length).default([]),
});
export type NewWebhook = z.output<typeof NewWebhook>;

const webhookId = z.string().min(1).max(64);
export const WebhookIdBody = z.object({ webhookId });

/** `secret`: what messages are signed with. Shown this once. */
export const IssuedWebhook = z.object({ webhookId: z.string(), secret: z.string() });
export type IssuedWebhook = z.output<typeof IssuedWebhook>;

/** `publicKey`: `whpk_` and the base64 of the key (Standard Webhooks). */
export const SigningKeys = z.object({
  items: z.array(z.object({ algorithm: z.literal("Ed25519"), publicKey: z.string() })),
});
export type SigningKeys = z.output<typeof SigningKeys>;

export const WebhookReplayBody = z.object({ webhookId, since: Instant.max(40) });

export const WebhookCallView = z.object({
  id: z.string(),
  at: Instant,
  /** How many reports it told of. Absent for a test. */
  reports: z.int().optional(),
  /** The header `webhook-id`: the same on every repeat. */
  messageId: z.string(),
  /** Milliseconds. */
  tookMs: z.number(),
  httpStatus: z.int().optional(),
  /** Absent where it was taken. */
  code: z.enum(DELIVERY_FAILURES).optional(),
});
export type WebhookCallView = z.output<typeof WebhookCallView>;

export const WebhookView = z.object({
  webhookId: z.string(),
  url: z.string(),
  crimeTypes: z.array(z.enum(CRIME_TYPES)),
  chains: z.array(z.enum(CHAINS)),
  registeredAt: Instant,
  stopped: z.object({ at: Instant, because: z.enum(WEBHOOK_STOPS) }).optional(),
  /** The newest messages, the newest first. */
  calls: z.array(WebhookCallView),
});
export type WebhookView = z.output<typeof WebhookView>;

export const OwnWebhooks = z.object({
  /** The newest first. */
  items: z.array(WebhookView),
  /** How many one may have at once. */
  most: z.int(),
});
export type OwnWebhooks = z.output<typeof OwnWebhooks>;
