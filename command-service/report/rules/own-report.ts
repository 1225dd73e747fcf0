import { Refused } from "@sb/platform/refused.ts";
import type { FiledState, ReportState } from "./state.ts";

/** The state of a person's own report. What is deleted, or somebody else's, is not there for them. */
export function requireOwnReport(state: ReportState, ownerId: string): FiledState {
  if (state.status !== "FILED" || state.ownerId !== ownerId) throw new Refused("NOT_FOUND");
  return state;
}

/** Edit and delete wait while somebody's request to delete the report is open. */
export function requireChangeable(state: ReportState, ownerId: string): FiledState {
  const own = requireOwnReport(state, ownerId);
  if (own.pendingRequests.length > 0) throw new Refused("DELETION_PENDING");
  return own;
}

/** Something was filed under this seq before: by a repeat of the same request, or by another process that drew it too. */
export function wasFiled(state: ReportState): boolean {
  return state.status !== "NONE";
}
