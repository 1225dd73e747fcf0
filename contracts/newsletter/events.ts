// The facts of a subscription to the newsletter (`newsletter-{subscriberId}`).
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

/** A keyed hash of the mail address: the same address is the same subscriber, and the id does not tell which address. */
const Subscriber = z.object({ subscriberId: z.string() });

/** Somebody gave the address; the mail with the link asks whether it is theirs. */
export const SubscriptionAsked = defineEvent("SubscriptionAsked", {
  version: 1,
  data: Subscriber.extend({
    askId: z.string(),
    /** ISO 8601 in UTC. */
    askedAt: z.string(),
    language: z.enum(LANGUAGES),
    /** `Reader`, under the key of this request (`askKeyOwner`). */
    sealed: z.string(),
    /** The request before it, whose key is destroyed. */
    replaces: z.string().optional(),
  }),
});
export type SubscriptionAsked = EventFrom<typeof SubscriptionAsked>;

export const SubscriptionConfirmed = defineEvent("SubscriptionConfirmed", { version: 1, data: Subscriber });
export type SubscriptionConfirmed = EventFrom<typeof SubscriptionConfirmed>;

/** The address is forgotten with it: the key of the newest request is destroyed. */
export const SubscriptionEnded = defineEvent("SubscriptionEnded", {
  version: 1,
  data: Subscriber.extend({ askId: z.string() }),
});
export type SubscriptionEnded = EventFrom<typeof SubscriptionEnded>;

export const newsletterEvents = defineEvents(SubscriptionAsked, SubscriptionConfirmed, SubscriptionEnded);
export type NewsletterEvent = EventIn<typeof newsletterEvents>;

export const Reader = z.object({ email: z.string() });
export type Reader = z.output<typeof Reader>;

/** Each request has a key of its own, so that an end that is carried out late never takes the key of a newer request. */
export const askKeyOwner = (subscriberId: string, askId: string): string => `newsletter-${subscriberId}~${askId}`;
