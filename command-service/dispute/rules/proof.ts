// Proof that the requester controls the disputed wallet or site. Proven once is proven.
import { DISPUTE_LIMITS } from "@sb/contracts/dispute/codes.ts";
import type { ControlCheckAsked, ControlProven, DisputeEvent } from "@sb/contracts/dispute/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { AskCheck, ProveBySignature, SettleCheck } from "./commands.ts";
import type { DisputeState } from "./state.ts";
import { placeOf, requireOwnOpen } from "./there.ts";

/** A challenge that was used is worth nothing, whatever it proved. */
export function prove({ userId, nonce }: ProveBySignature, state: DisputeState): readonly ControlProven[] {
  const open = requireOwnOpen(state, userId);
  if (open.usedNonces.includes(nonce)) throw new Refused("CHALLENGE_USED");
  return [{ type: "ControlProven", version: 1, data: { ...placeOf(open), kind: "SIGNATURE", nonce } }];
}

/** One look at a time; nothing where it is proven already. */
export function askCheck({ userId, checkId, kind }: AskCheck, state: DisputeState): readonly ControlCheckAsked[] {
  const open = requireOwnOpen(state, userId);
  if (open.target?.declareType !== "SITE") throw new Refused("PROOF_NOT_POSSIBLE");
  if (open.isProven || open.check) return [];
  if (open.checks >= DISPUTE_LIMITS.siteChecks) throw new Refused("PROOF_NOT_POSSIBLE");
  return [{ type: "ControlCheckAsked", version: 1, data: { ...placeOf(open), checkId, kind } }];
}

export function settleCheck({ checkId, isProven }: SettleCheck, state: DisputeState): readonly DisputeEvent[] {
  if (state.status !== "OPEN" || state.check?.checkId !== checkId) return [];
  const data = { ...placeOf(state), checkId };
  if (!isProven) return [{ type: "ControlCheckFailed", version: 1, data }];
  return [{ type: "ControlProven", version: 1, data: { ...data, kind: state.check.kind } }];
}
