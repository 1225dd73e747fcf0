// The newsletter's mails to one subscriber: "is this address yours?" and "welcome".
import { SubscriptionAsked, SubscriptionConfirmed } from "@sb/contracts/newsletter/events.ts";
import { NewsletterMail } from "@sb/contracts/newsletter/jobs.ts";
import { confirmToken, endToken } from "@sb/contracts/newsletter/links.ts";
import { NEWSLETTER_MODEL } from "@sb/contracts/newsletter/model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { Mailer } from "@sb/platform/mail/port.ts";
import type { ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { sendMail } from "../mail/send.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { requireReached } from "../runtime/require-reached.ts";
import { confirmMail, welcomeMail } from "./mails.ts";
import { findSubscription } from "./subscription.ts";

export type NewsletterMailDeps = {
  readonly readStore: Pick<ReadStore, "whenReached"> & { model(name: string): Pick<ReadModel, "get"> };
  readonly eventStore: Pick<EventStore, "head">;
  readonly vault: Pick<Vault, "open" | "mac">;
  readonly mailer: Pick<Mailer, "send">;
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

export const newsletterMailSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "newsletter-mail",
    handles: [SubscriptionAsked, SubscriptionConfirmed],
    jobsOf({ type, data, meta }) {
      const { subscriberId } = data;
      const payload =
        type === "SubscriptionAsked"
          ? ({ mail: "CONFIRM", subscriberId, askId: data.askId } as const)
          : ({ mail: "WELCOME", subscriberId } as const);
      return [jobOf(NewsletterMail, meta.eventId, payload)];
    },
  });

export function newsletterMailHandler(deps: NewsletterMailDeps): JobWorker {
  const { vault, publicUrl } = deps;
  return defineHandler({
    job: NewsletterMail,
    concurrency: 2,
    async handle({ kind, id, payload }) {
      await requireReached(deps, NEWSLETTER_MODEL, await deps.eventStore.head());
      const subscription = await findSubscription(deps, payload.subscriberId);
      // It has ended.
      if (!subscription) return;
      const { email, doc } = subscription;
      const mail =
        payload.mail === "CONFIRM"
          ? confirmMail(doc.language, publicUrl, confirmToken(vault.mac, payload))
          : welcomeMail(doc.language, publicUrl, endToken(vault.mac, payload));
      await sendMail(deps, { kind, id }, { ...mail, to: email });
    },
  });
}
