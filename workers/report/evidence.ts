// Deletes the evidence files of a deleted report. Its key is destroyed by then: this gives the space back.
import { DeclarationDeleted } from "@sb/contracts/report/events.ts";
import { ReportEvidence } from "@sb/contracts/report/jobs.ts";
import { evidenceFolder } from "@sb/contracts/report/model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export function evidenceSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "report-evidence",
    handles: [DeclarationDeleted],
    jobsOf: ({ data: { dclrSeq }, meta }) => [jobOf(ReportEvidence, meta.eventId, { dclrSeq })],
  });
}

export function evidenceHandler(files: Pick<Files, "list" | "delete">): JobWorker {
  return defineHandler({
    job: ReportEvidence,
    concurrency: 2,
    async handle({ payload: { dclrSeq }, signal }) {
      for await (const key of files.list(evidenceFolder(dclrSeq))) {
        signal.throwIfAborted();
        await files.delete(key);
      }
    },
  });
}
