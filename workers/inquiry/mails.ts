// Tells a person by mail that their inquiry was answered, or that an admin commented on it.
import { AccountMail } from "@sb/contracts/account/jobs.ts";
import { InquiryAnswered, InquiryCommented } from "@sb/contracts/inquiry/events.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";

export function inquiryMails(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "inquiry-mails",
    from: "now",
    handles: [InquiryAnswered, InquiryCommented],
    jobsOf({ type, data, meta }) {
      if (type === "InquiryCommented" && data.side === "PERSON") return [];
      const { userId, seq } = data;
      const mail = type === "InquiryAnswered" ? "INQUIRY_ANSWERED" : "INQUIRY_COMMENTED";
      return [jobOf(AccountMail, meta.eventId, { mail, userId, seq })];
    },
  });
}
