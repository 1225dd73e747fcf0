// Commands of the system: the clock, the end of the report, and the end of somebody's texts. A command that comes late or twice
// changes nothing.
import type { DisputeClosed, DisputeErased, DisputeEvent } from "@sb/contracts/dispute/events.ts";
import type { Erase, Tick } from "./commands.ts";
import type { DisputeState } from "./state.ts";
import { placeOf } from "./there.ts";

/** Nothing is decided by silence: a request whose time is up stays open, and is overdue. */
export function tick({ type, dueAt }: Tick, state: DisputeState): readonly DisputeEvent[] {
  if (state.status !== "OPEN" || state.isHeld || state.dueAt !== dueAt) return [];
  const data = { ...placeOf(state), dueAt };
  if (type === "End") return state.isOverdue ? [] : [{ type: "DisputeOverdue", version: 1, data }];
  const isNeedless = state.hasAnswer || state.isReminded || state.isOverdue || state.gone.includes("REPORTER");
  return isNeedless ? [] : [{ type: "DisputeReminded", version: 1, data }];
}

export const close = (state: DisputeState): readonly DisputeClosed[] =>
  state.status === "OPEN" ? [{ type: "DisputeClosed", version: 1, data: placeOf(state) }] : [];

/** A side that was erased before may still come to be gone. */
export function erase({ side, isGone }: Erase, state: DisputeState): readonly DisputeErased[] {
  if (state.status === "NONE") return [];
  const isDone = state.erased.includes(side) && (!isGone || state.gone.includes(side));
  return isDone ? [] : [{ type: "DisputeErased", version: 1, data: { ...placeOf(state), side, isGone } }];
}
