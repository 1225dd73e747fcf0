// The newsletter's mails about the subscription itself.
import type { Language } from "@sb/contracts/codes.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";

/** `publicUrl`: without a trailing slash. */
export function confirmMail(language: Language, publicUrl: string, token: string): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  return renderMail(
    {
      subject: t(($) => $.mails.newsletterConfirm.subject),
      greeting: t(($) => $.mails.frame.hello),
      intro: t(($) => $.mails.newsletterConfirm.intro),
      facts: [],
      action: {
        label: t(($) => $.mails.newsletterConfirm.confirm),
        url: `${publicUrl}/home/subscribe/confirm?token=${token}`,
      },
      more: [t(($) => $.mails.newsletterConfirm.ignore)],
      reason: t(($) => $.mails.newsletterConfirm.reason),
    },
    { language, unasked: t(($) => $.mails.frame.unasked) },
  );
}

/** As `confirmMail`. It ends the subscription by one click (RFC 8058). */
export function welcomeMail(language: Language, publicUrl: string, token: string): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  return renderMail(
    {
      subject: t(($) => $.mails.newsletterWelcome.subject),
      greeting: t(($) => $.mails.frame.hello),
      intro: t(($) => $.mails.newsletterWelcome.intro),
      facts: [],
      action: { label: t(($) => $.mails.newsletterWelcome.read), url: `${publicUrl}/insight/safer-view` },
      more: [],
      reason: t(($) => $.mails.newsletterWelcome.reason),
    },
    {
      language,
      unasked: t(($) => $.mails.frame.unasked),
      unsubscribe: {
        label: t(($) => $.mails.frame.unsubscribe),
        url: `${publicUrl}/home/subscribe/end?token=${token}`,
        postUrl: `${publicUrl}/sb/home/subscribe/end?token=${token}`,
      },
    },
  );
}
