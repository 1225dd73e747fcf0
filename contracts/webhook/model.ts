// The text of a webhook's form, and the read model `webhook@1`: people's webhooks, and how the newest messages went. One
// that has ended is in it no more.
import type { DeliveryFailure } from "../codes.ts";
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";
import type { WebhookCriteria, WebhookStop } from "./events.ts";

export const WEBHOOK_FIELDS = { url: { required: true, maxChars: LIMITS.addressChars } } as const satisfies TextFields;

export const WEBHOOK_MODEL = "webhook@1";

export const WEBHOOK_COLLECTIONS = {
  /** WebhookDoc by webhookId. */
  webhook: "webhook",
  /** WebhookCallsDoc by webhookId. */
  calls: "calls",
} as const;

/** Members are webhookIds, scored by when they were registered (ms). */
export const WEBHOOK_LISTS = {
  of: (holderId: string) => `webhook:of:${holderId}`,
  /** Those that were not stopped. */
  active: "webhook:active",
} as const;

/** Times are ISO 8601. */
export type WebhookDoc = {
  readonly webhookId: string;
  readonly userId: string;
  readonly membership: number;
  readonly criteria: WebhookCriteria;
  /** Ciphertext of `WebhookSecrets`, for `webhookKeyOwner`. */
  readonly sealed: string;
  readonly registeredAt: string;
  readonly stopped?: { readonly at: string; readonly because: WebhookStop } | undefined;
  /** As in the events: what was asked in an earlier run is not done any more. */
  readonly run: number;
  /** How far it was told, in the order of the model `sharing@1`. */
  readonly upTo: number;
  /** When its newest message was not taken; absent where it was. That message is tried again by itself. */
  readonly failedAt?: string | undefined;
  /** Revision of the newest applied event of its holder; makes a redelivered event a no-op. */
  readonly revision: number;
};

/** The newest first, CALLS_KEPT at most. */
export type WebhookCallsDoc = { readonly items: readonly WebhookCallDoc[] };
export type WebhookCallDoc = {
  /** The id of its event. */
  readonly id: string;
  readonly at: string;
  /** Absent for a test. */
  readonly reports?: number | undefined;
  readonly messageId: string;
  readonly tookMs: number;
  readonly httpStatus?: number | undefined;
  /** Absent where it was taken. */
  readonly code?: DeliveryFailure | undefined;
};
export const CALLS_KEPT = 30;

/** Webhooks of a person at once, and those that they may register, and tests and repeats ask for, within 24 hours. */
export const WEBHOOKS_HELD = 3;
export const WEBHOOKS_A_DAY = 20;
export const TESTS_A_DAY = 100;
export const REPLAYS_A_DAY = 20;
export const RESUMES_A_DAY = 50;
/** Reports are sent again that were shared within this many days. */
export const REPLAY_DAYS = 30;
/** Reports in one message. */
export const REPORTS_A_MESSAGE = 50;
