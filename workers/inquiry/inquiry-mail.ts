// "Your inquiry has an answer". What was asked and answered is private, so the mail only leads to it.
import type { Language } from "@sb/contracts/codes.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";

export type InquiryNews = {
  readonly mail: "INQUIRY_ANSWERED" | "INQUIRY_COMMENTED";
  readonly seq: number;
  readonly nickname: string;
  readonly language: Language;
};

/** `publicUrl`: without a trailing slash. */
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
