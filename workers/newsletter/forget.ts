// Forgets addresses that nobody confirmed: once the link in the mail is not good any more.

import { SubscriptionAsked } from "@sb/contracts/newsletter/events.ts";
import { NewsletterForget } from "@sb/contracts/newsletter/jobs.ts";
import type { NewsletterRemote } from "@sb/contracts/newsletter/remote.ts";
import { LINK_DAYS } from "@sb/contracts/newsletter/terms.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

const DAY_MS = 86_400_000;

export const newsletterForgetSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "newsletter-forget",
    handles: [SubscriptionAsked],
    jobsOf: ({ data: { subscriberId, askId, askedAt } }) => [
      { ...jobOf(NewsletterForget, askId, { subscriberId, askId }), runAt: Date.parse(askedAt) + LINK_DAYS * DAY_MS },
    ],
  });

export const newsletterForgetHandler = (subscriptions: NewsletterRemote): JobWorker =>
  defineHandler({
    job: NewsletterForget,
    concurrency: 2,
    handle: ({ payload: { subscriberId, askId } }) => subscriptions.forget(subscriberId, askId),
  });
