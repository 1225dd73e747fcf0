// The requests' rules as other services ask for them (contracts/dispute/remote.ts).
import type { DisputeRemote } from "@sb/contracts/dispute/remote.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { challengeSubject } from "@sb/contracts/dispute/terms.ts";
import { siteProofOf } from "@sb/knowledge/control-proof/site-proof.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import type { DisputeDeps } from "./deps.ts";
import { disputeDecider } from "./rules/decider.ts";

const ACTOR = "system:dispute-jobs";

export const remote = ((deps: DisputeDeps): DisputeRemote => {
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
}) satisfies RemotePart;
