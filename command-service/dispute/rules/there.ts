import { Refused } from "@sb/contracts/refused.ts";
import type { DisputeState, OpenedState } from "./state.ts";

export function requireThere(state: DisputeState): OpenedState {
  if (state.status === "NONE") throw new Refused("NOT_FOUND");
  return state;
}

/** One that is over is DISPUTE_CLOSED. */
export function requireOpen(state: DisputeState): OpenedState {
  const there = requireThere(state);
  if (there.status !== "OPEN") throw new Refused("DISPUTE_CLOSED");
  return there;
}

/** The person's own request, open; another's is NOT_FOUND. */
export function requireOwnOpen(state: DisputeState, userId: string): OpenedState {
  if (requireThere(state).requesterId !== userId) throw new Refused("NOT_FOUND");
  return requireOpen(state);
}

export const placeOf = ({ requestSeq, dclrSeq }: OpenedState) => ({ requestSeq, dclrSeq });
