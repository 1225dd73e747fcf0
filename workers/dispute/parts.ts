// The workers and jobs of requests to delete a report.
import { disputeRemote } from "@sb/contracts/dispute/remote.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { disputeClockHandler, disputeClockSubscription } from "./clock.ts";
import { disputeEvidenceHandler, disputeEvidenceSubscription } from "./evidence.ts";
import { disputeMailHandler } from "./mail.ts";
import { disputeMailsSubscription } from "./mails.ts";
import { disputeProofHandler, disputeProofSubscription } from "./proof.ts";

export const parts = {
  workers: ({ jobs, eventStore }: WorkerDeps) => [
    disputeClockSubscription(jobs),
    disputeEvidenceSubscription(jobs),
    disputeMailsSubscription({ jobs, eventStore }),
    disputeProofSubscription(jobs),
  ],
  jobs(deps: JobDeps) {
    const disputes = disputeRemote.by(deps.ask);
    return [
      disputeClockHandler(disputes),
      disputeEvidenceHandler(deps.files),
      disputeMailHandler(deps),
      disputeProofHandler({ ...deps, disputes }),
    ];
  },
} satisfies WorkerParts;
