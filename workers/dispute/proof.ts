// Looks at a site for the proof that a requester controls it.
import { ControlCheckAsked } from "@sb/contracts/dispute/events.ts";
import { DisputeProof } from "@sb/contracts/dispute/jobs.ts";
import type { DisputeRemote } from "@sb/contracts/dispute/remote.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { publishes, type SiteLook } from "./site-proof/look-at-site.ts";

export function disputeProofSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "dispute-proofs",
    handles: [ControlCheckAsked],
    jobsOf: ({ data: { requestSeq, checkId } }) => [jobOf(DisputeProof, checkId, { requestSeq, checkId })],
  });
}

export type ProofDeps = {
  readonly disputes: Pick<DisputeRemote, "findCheck" | "settleCheck">;
  readonly look: SiteLook;
};

/** A name server or a site may be away for a moment. */
const TRIES = 3;

/** The last try that fails says so, and the person may ask for another look. */
export function disputeProofHandler({ disputes, look }: ProofDeps): JobWorker {
  return defineHandler({
    job: DisputeProof,
    concurrency: 4,
    async handle({ payload: { requestSeq, checkId }, failures }) {
      const check = await disputes.findCheck(requestSeq, checkId);
      if (!check) return;
      const isProven = await publishes(look, check.kind, check.proof).catch((error: unknown) => {
        if (failures + 1 < TRIES) throw codeOnly(error);
        return false;
      });
      await disputes.settleCheck(requestSeq, checkId, isProven);
    },
  });
}

/** A network's message names the site, and a job's failure is logged. */
function codeOnly(error: unknown): Error {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "UNREACHABLE";
  return Object.assign(new Error("the site could not be asked"), { code });
}
