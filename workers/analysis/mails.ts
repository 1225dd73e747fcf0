// Tells a person by mail that their request was answered or closed, in the language in which they asked.
import { AccountMail } from "@sb/contracts/account/jobs.ts";
import { AnalysisAnswered, AnalysisClosed } from "@sb/contracts/analysis/events.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
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
