// "Your report was filed": a receipt. It names the report by its number only, since mails are read by others on their way.
import type { Language } from "@sb/contracts/codes.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { timeIn } from "@sb/platform/texts/time-in.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";

export type FiledReport = {
  readonly dclrSeq: number;
  readonly nickname: string;
  /** ISO 8601. */
  readonly filedAt: string;
};

/** `publicUrl`: without a trailing slash. */
export function filedMail(
  { dclrSeq, nickname, filedAt }: FiledReport,
  language: Language,
  publicUrl: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  const seq = String(dclrSeq);
  return renderMail(
    {
      subject: t(($) => $.mails.reportFiled.subject, { seq }),
      greeting: t(($) => $.mails.reportFiled.greeting, { nickname }),
      intro: t(($) => $.mails.reportFiled.received),
      facts: [
        { name: t(($) => $.mails.reportFiled.number), value: seq },
        { name: t(($) => $.mails.reportFiled.filedAt), value: timeIn(language, filedAt) },
      ],
      action: { label: t(($) => $.mails.reportFiled.open), url: `${publicUrl}/report/history/${seq}` },
      more: [t(($) => $.mails.reportFiled.next), t(($) => $.mails.reportFiled.warning)],
      reason: t(($) => $.mails.reportFiled.reason),
    },
    { language, unasked: t(($) => $.mails.frame.unasked) },
  );
}
