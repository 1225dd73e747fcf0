// The projection `newsletter@1`: one document per subscription that has not ended, and the list of those who confirmed.
import { type NewsletterEvent, newsletterEvents } from "@sb/contracts/newsletter/events.ts";
import {
  NEWSLETTER_MODEL,
  SUBSCRIBERS_LIST,
  SUBSCRIPTION_COLLECTION,
  type SubscriptionDoc,
} from "@sb/contracts/newsletter/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const newsletterProjection = defineProjection({
  name: NEWSLETTER_MODEL,
  handles: newsletterEvents.definitions,
  reads: ({ data }) => [{ collection: SUBSCRIPTION_COLLECTION, id: data.subscriberId }],
  project,
});

function project(event: Stored<NewsletterEvent>, docs: Docs): readonly ReadOp[] {
  const id = event.data.subscriberId;
  // Only this projection writes here.
  const before = docs.get(SUBSCRIPTION_COLLECTION, id) as SubscriptionDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const { revision, meta } = event;
  const put = (doc: SubscriptionDoc): ReadOp => ({ op: "put", collection: SUBSCRIPTION_COLLECTION, id, doc });
  switch (event.type) {
    case "SubscriptionAsked": {
      const { subscriberId, askId, language, sealed } = event.data;
      const { status = "ASKED", ...kept } = before ?? {};
      return [put({ ...kept, subscriberId, status, askId, language, sealed, revision })];
    }
    case "SubscriptionConfirmed":
      if (!before) return [];
      return [
        put({ ...before, status: "ACTIVE", confirmedAt: meta.at, revision }),
        { op: "listAdd", list: SUBSCRIBERS_LIST, member: id, score: Date.parse(meta.at) },
      ];
    case "SubscriptionEnded":
      return [
        { op: "delete", collection: SUBSCRIPTION_COLLECTION, id },
        { op: "listRemove", list: SUBSCRIBERS_LIST, member: id },
      ];
    default:
      throw unknownEvent(event);
  }
}

export const projections = [newsletterProjection] as const;
