// The read model `newsletter@1`: whom mails go to. Nothing in it can be read without the subscriber's key.
import type { Language } from "../codes.ts";

export const NEWSLETTER_MODEL = "newsletter@1";

/** SubscriptionDoc by subscriberId. */
export const SUBSCRIPTION_COLLECTION = "subscription";
/** SubscriberIds of those who confirmed, scored by when (ms). */
export const SUBSCRIBERS_LIST = "newsletter:subscribers";

export type SubscriptionDoc = {
  readonly subscriberId: string;
  readonly status: "ASKED" | "ACTIVE";
  readonly language: Language;
  /** The newest request, which has the address. */
  readonly askId: string;
  /** `Reader`, under the key of that request. */
  readonly sealed: string;
  readonly confirmedAt?: string | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};
