// Tells a person by mail that their request was answered or closed, in the language in which they asked.
import { AccountMail } from "@sb/contracts/account/jobs.ts";
import { AnalysisAnswered, AnalysisClosed } from "@sb/contracts/analysis/events.ts";
import type { Language } from "@sb/contracts/codes.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";

const MAILS = { AnalysisAnswered: "ANALYSIS_ANSWERED", AnalysisClosed: "ANALYSIS_CLOSED" } as const;

export function analysisMails(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "analysis-mails",
    from: "now",
    handles: [AnalysisAnswered, AnalysisClosed],
    jobsOf: ({ type, data: { userId, language, analysisSeq }, meta }) => [
      jobOf(AccountMail, meta.eventId, { mail: MAILS[type], userId, language, analysisSeq }),
    ],
  });
}

export type EndedAnalysis = {
  readonly mail: "ANALYSIS_ANSWERED" | "ANALYSIS_CLOSED";
  readonly analysisSeq: number;
  readonly nickname: string;
  readonly language: Language;
};

/** The answer itself is about the person's case, so the mail only leads to it. `publicUrl`: without a trailing slash. */
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
