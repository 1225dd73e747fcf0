// Tells a person by mail that their inquiry was answered, or that an admin commented on it.
import { AccountMail } from "@sb/contracts/account/jobs.ts";
import { InquiryAnswered, InquiryCommented } from "@sb/contracts/inquiry/events.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { jobOf } from "../runtime/define-handler.ts";

export function inquiryMails(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineSubscription({
    group: "inquiry-mails",
    from: "now",
    handles: [InquiryAnswered, InquiryCommented],
    async handle({ type, data, meta }) {
      if (type === "InquiryCommented" && data.side === "PERSON") return;
      const { userId, seq } = data;
      const mail = type === "InquiryAnswered" ? "INQUIRY_ANSWERED" : "INQUIRY_COMMENTED";
      await jobs.enqueue([jobOf(AccountMail, meta.eventId, { mail, userId, seq })]);
    },
  });
}
