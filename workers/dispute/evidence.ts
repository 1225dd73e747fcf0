// Deletes the evidence of a request whose words are gone. Its key is destroyed by then: this gives the space back.
import { DisputeErased } from "@sb/contracts/dispute/events.ts";
import { DisputeEvidence } from "@sb/contracts/dispute/jobs.ts";
import { disputeFolder } from "@sb/contracts/dispute/model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export function disputeEvidenceSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "dispute-evidence",
    handles: [DisputeErased],
    jobsOf: ({ data: { requestSeq, side }, meta }) =>
      side === "REQUESTER" ? [jobOf(DisputeEvidence, meta.eventId, { requestSeq })] : [],
  });
}

export function disputeEvidenceHandler(files: Pick<Files, "list" | "delete">): JobWorker {
  return defineHandler({
    job: DisputeEvidence,
    concurrency: 2,
    async handle({ payload: { requestSeq }, signal }) {
      for await (const key of files.list(disputeFolder(requestSeq))) {
        signal.throwIfAborted();
        await files.delete(key);
      }
    },
  });
}
