// Calls of jobs on requests: the clock, and looks at sites. The workers are given this.

import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { challengeSubject } from "@sb/contracts/dispute/terms.ts";
import { type SiteProof, siteProofOf } from "@sb/knowledge/control-proof/site-proof.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor } from "../runtime/deps.ts";
import type { DisputeDeps } from "./deps.ts";
import { disputeDecider } from "./rules/decider.ts";

export type AskedCheck = { readonly kind: "DNS" | "FILE"; readonly proof: SiteProof };

export type DisputeSystem = {
  /** `id` of the job, for the events. Nothing where the request is over, or has another end since. */
  readonly tick: (step: "REMIND" | "END", requestSeq: number, dueAt: string, id: string) => Promise<void>;
  /** Undefined where nobody waits for it any more. */
  readonly findCheck: (requestSeq: number, checkId: string) => Promise<AskedCheck | undefined>;
  readonly settleCheck: (requestSeq: number, checkId: string, isProven: boolean) => Promise<void>;
};

const ACTOR = "system:dispute-jobs";

export function createDisputeSystem(deps: DisputeDeps): DisputeSystem {
  return {
    async tick(step, requestSeq, dueAt, id) {
      const command = { type: step === "END" ? "End" : "Remind", dueAt } as const;
      await deps.handle(disputeDecider, disputeStream.of(requestSeq), command, contextFor(deps, ACTOR, id));
    },
    async findCheck(requestSeq, checkId) {
      const { state } = await load(deps, disputeDecider, disputeStream.of(requestSeq));
      if (state.status !== "OPEN" || state.check?.checkId !== checkId || !state.target) return undefined;
      const proof = siteProofOf(deps, challengeSubject(state.requestSeq), state.target.addressKey);
      return proof && { kind: state.check.kind, proof };
    },
    async settleCheck(requestSeq, checkId, isProven) {
      const command = { type: "SettleCheck", checkId, isProven } as const;
      await deps.handle(disputeDecider, disputeStream.of(requestSeq), command, contextFor(deps, ACTOR, checkId));
    },
  };
}
