// The content of the weekly mail.
import type { Language } from "@sb/contracts/codes.ts";
import type { SaferViewDoc } from "@sb/contracts/insight/model.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";

/**
 * The articles in the subscriber's language; all of them where none is. `publicUrl`: without a trailing slash. `token`: of the
 * link that ends the subscription by one click (RFC 8058).
 */
export function weeklyMail(
  language: Language,
  publicUrl: string,
  articles: readonly SaferViewDoc[],
  token: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  const own = articles.filter((article) => article.language === language);
  const shown = own.length > 0 ? own : articles;
  return renderMail(
    {
      subject: t(($) => $.mails.insightWeekly.subject, { title: shown[0]?.title ?? "" }),
      greeting: t(($) => $.mails.frame.hello),
      intro: t(($) => $.mails.insightWeekly.intro),
      facts: [],
      links: shown.map(({ viewSeq, title, summary, excerpt }) => ({
        label: title,
        text: summary ?? excerpt,
        url: `${publicUrl}/insight/safer-view/${viewSeq}`,
      })),
      action: { label: t(($) => $.mails.insightWeekly.all), url: `${publicUrl}/insight/safer-view` },
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
