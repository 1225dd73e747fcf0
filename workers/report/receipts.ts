// A receipt by mail for each report that a person files.
import { AccountMail } from "@sb/contracts/account/jobs.ts";
import { DeclarationFiled } from "@sb/contracts/report/events.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";

/** The job holds ids and the time only. Entries of published lists have no person to tell. */
export function receiptSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "report-receipts",
    from: "now",
    handles: [DeclarationFiled],
    jobsOf({ data: { dclrSeq, ownerId, provenance }, meta }) {
      if (provenance) return [];
      const receipt = { mail: "REPORT_FILED", userId: ownerId, dclrSeq, filedAt: meta.at } as const;
      return [jobOf(AccountMail, meta.eventId, receipt)];
    },
  });
}
