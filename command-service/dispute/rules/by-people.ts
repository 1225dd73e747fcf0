// Commands of the two sides: the reporter answers, the requester withdraws.
import type { DisputeWithdrawn, ReporterAnswered } from "@sb/contracts/dispute/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Answer, Withdraw } from "./commands.ts";
import type { DisputeState } from "./state.ts";
import { placeOf, requireOpen, requireOwnOpen, requireThere } from "./there.ts";

/** Once, and within the clock. */
export function answer({ userId, answer, at }: Answer, state: DisputeState): readonly ReporterAnswered[] {
  const there = requireThere(state);
  if (there.reporterId !== userId || there.isHeld) throw new Refused("NOT_FOUND");
  const open = requireOpen(state);
  if (open.hasAnswer) throw new Refused("ANSWERED_ALREADY");
  if (at > open.dueAt) throw new Refused("DISPUTE_OVERDUE");
  return [{ type: "ReporterAnswered", version: 1, data: { ...placeOf(open), answer } }];
}

/** Who leaves withdraws what is still open, and nothing happens where it is over. */
export function withdraw({ userId, hasLeft }: Withdraw, state: DisputeState): readonly DisputeWithdrawn[] {
  if (hasLeft && state.status !== "OPEN") return [];
  const data = { ...placeOf(requireOwnOpen(state, userId)), because: hasLeft ? "LEFT" : "REQUESTER" } as const;
  return [{ type: "DisputeWithdrawn", version: 1, data }];
}
