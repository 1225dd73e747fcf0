import { SeqTaken } from "@sb/platform/decide/under-claim.ts";
import { Refused } from "@sb/platform/refused.ts";
import type { FiledState, ReportState } from "./state.ts";

/** The state of a person's own report. What is deleted, or somebody else's, is not there for them. */
export function ownReport(state: ReportState, ownerId: string): FiledState {
  if (state.status !== "FILED" || state.ownerId !== ownerId) throw new Refused("NOT_FOUND");
  return state;
}

/** Edit and delete wait while somebody's request to delete the report is open. */
export function changeableReport(state: ReportState, ownerId: string): FiledState {
  const own = ownReport(state, ownerId);
  if (own.pendingRequests.length > 0) throw new Refused("DELETION_PENDING");
  return own;
}

/**
 * Whether this very report was filed before: the command was sent again, and there is nothing more to do. A seq under
 * which somebody else has filed is refused, and drawn anew: answered as done, the report were lost.
 */
export function wasFiled(state: ReportState, ownerId: string): boolean {
  if (state.status === "NONE") return false;
  if (state.ownerId !== ownerId) throw new SeqTaken();
  return true;
}
