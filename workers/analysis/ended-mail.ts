// "Your request has an answer". The answer itself is about the person's case, so the mail only leads to it.
import type { Language } from "@sb/contracts/codes.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";

export type EndedAnalysis = {
  readonly mail: "ANALYSIS_ANSWERED" | "ANALYSIS_CLOSED";
  readonly analysisSeq: number;
  readonly nickname: string;
  readonly language: Language;
};

/** `publicUrl`: without a trailing slash. */
export function analysisEndedMail(
  { mail, analysisSeq, nickname, language }: EndedAnalysis,
  publicUrl: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  const seq = String(analysisSeq);
  return renderMail(
    {
      subject: t(($) => $.mails.analysisEnded.subject, { seq }),
      greeting: t(($) => $.mails.analysisEnded.greeting, { nickname }),
      intro:
        mail === "ANALYSIS_ANSWERED"
          ? t(($) => $.mails.analysisEnded.answered)
          : t(($) => $.mails.analysisEnded.closed),
      facts: [{ name: t(($) => $.mails.analysisEnded.number), value: seq }],
      action: { label: t(($) => $.mails.analysisEnded.open), url: `${publicUrl}/support/analysis/${seq}` },
      more: [t(($) => $.mails.analysisEnded.private)],
      reason: t(($) => $.mails.analysisEnded.reason),
    },
    { language, unasked: t(($) => $.mails.frame.unasked) },
  );
}
