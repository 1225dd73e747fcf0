// The rules of confirming a target: each agency for itself, staff for all.

import { Refused } from "@sb/contracts/refused.ts";
import { type Confirmer, confirmersAfter, type SharingEvent, targetEvents } from "@sb/contracts/sharing/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type Judge = { readonly type: "Confirm" | "Unconfirm" } & SharingEvent["data"];
/** Who confirms it now. */
export type Confirmers = readonly Confirmer[];

export const targetDecider: Decider<Judge, SharingEvent, Confirmers> = {
  events: targetEvents,
  initialState: [],
  evolve: confirmersAfter,
  decide,
};

function decide({ type, ...data }: Judge, before: Confirmers): readonly SharingEvent[] {
  const isConfirmed = before.includes(data.agencySeq ?? "STAFF");
  if (type === "Confirm") return isConfirmed ? [] : [{ type: "TargetConfirmed", version: 1, data }];
  const isTheirs = data.agencySeq === undefined ? before.length > 0 : isConfirmed;
  if (!isTheirs) throw new Refused("NOT_FOUND");
  return [{ type: "TargetUnconfirmed", version: 1, data }];
}
