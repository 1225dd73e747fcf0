// A receipt by mail for each report that a person files.
import { AccountMail } from "@sb/contracts/account/jobs.ts";
import type { Language } from "@sb/contracts/codes.ts";
import { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { isAgencyFiler } from "@sb/contracts/report/filers.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { timeIn } from "@sb/platform/texts/time-in.ts";
import { renderMail } from "../mail/render.ts";
import { mailTextsIn } from "../mail/texts.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";

/** The job holds ids and the time only. Entries of published lists, and of agencies' batches, have no person to tell. */
export function receiptSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "report-receipts",
    from: "now",
    handles: [DeclarationFiled],
    jobsOf({ data: { dclrSeq, ownerId, provenance }, meta }) {
      if (provenance || isAgencyFiler(ownerId)) return [];
      const receipt = { mail: "REPORT_FILED", userId: ownerId, dclrSeq, filedAt: meta.at } as const;
      return [jobOf(AccountMail, meta.eventId, receipt)];
    },
  });
}

export type FiledReport = {
  readonly dclrSeq: number;
  readonly nickname: string;
  /** ISO 8601. */
  readonly filedAt: string;
};

/** It names the report by its number only, since mails are read by others on their way. `publicUrl`: without a trailing slash. */
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
