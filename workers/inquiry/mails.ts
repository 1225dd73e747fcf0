// Tells a person by mail that their inquiry was answered, or that an admin commented on it.
import { AccountMail } from "@sb/contracts/account/jobs.ts";
import type { Language } from "@sb/contracts/codes.ts";
import { InquiryAnswered, InquiryCommented } from "@sb/contracts/inquiry/events.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";
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

export type InquiryNews = {
  readonly mail: "INQUIRY_ANSWERED" | "INQUIRY_COMMENTED";
  readonly seq: number;
  readonly nickname: string;
  readonly language: Language;
};

/** Question and answer are private, so the mail only leads to them. `publicUrl`: without a trailing slash. */
export function inquiryMail(
  { mail, seq: number, nickname, language }: InquiryNews,
  publicUrl: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  const seq = String(number);
  return renderMail(
    {
      subject: t(($) => $.mails.inquiry.subjects[mail], { seq }),
      greeting: t(($) => $.mails.inquiry.greeting, { nickname }),
      intro: t(($) => $.mails.inquiry.intros[mail]),
      facts: [{ name: t(($) => $.mails.inquiry.number), value: seq }],
      action: { label: t(($) => $.mails.inquiry.open), url: `${publicUrl}/support/inquiry/${seq}` },
      more: [t(($) => $.mails.inquiry.private)],
      reason: t(($) => $.mails.inquiry.reason),
    },
    { language, unasked: t(($) => $.mails.frame.unasked) },
  );
}
