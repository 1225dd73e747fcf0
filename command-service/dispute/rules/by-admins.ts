// Commands of admins: they give more time, and decide. The reporter is heard first.
import { DISPUTE_LIMITS } from "@sb/contracts/dispute/codes.ts";
import type { DisputeDecided, DisputeExtended } from "@sb/contracts/dispute/events.ts";
import { hearingEnd } from "@sb/contracts/dispute/terms.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Decide, Extend } from "./commands.ts";
import { daysAfter } from "./days.ts";
import type { DisputeState } from "./state.ts";
import { placeOf, requireOpen } from "./there.ts";

/** Once; counted from now where the time is up already, and of one that was held: that lets it in. */
export function extend({ reason, at }: Extend, state: DisputeState): readonly DisputeExtended[] {
  const open = requireOpen(state);
  if (open.isExtended) throw new Refused("EXTENDED_ALREADY");
  const dueAt = daysAfter(open.isHeld || at > open.dueAt ? at : open.dueAt, DISPUTE_LIMITS.days);
  return [{ type: "DisputeExtended", version: 1, data: { ...placeOf(open), dueAt, reason } }];
}

/** After the reporter's answer, or once the time for it is over; at once where nobody is there to answer. */
export function decideDispute(command: Decide, state: DisputeState): readonly DisputeDecided[] {
  const { outcome, reason, correction, isReporterGone, at } = command;
  const open = requireOpen(state);
  // Nobody was told of one that is held, so nobody has to be heard before it is put aside.
  if (open.isHeld && outcome !== "KEPT") throw new Refused("REPORTER_NOT_HEARD");
  const isHeard = open.isHeld || open.hasAnswer || isReporterGone || at >= hearingEnd(open.openedAt);
  if (!isHeard) throw new Refused("REPORTER_NOT_HEARD");
  if (outcome === "CORRECTED" && correction === undefined) {
    throw new Refused("REQUIRED_FIELD_MISSING", [{ path: "correction", code: "REQUIRED_FIELD_MISSING" }]);
  }
  const data = { ...placeOf(open), outcome, reason, ...(outcome === "CORRECTED" && { correction }) };
  return [{ type: "DisputeDecided", version: 1, data }];
}
