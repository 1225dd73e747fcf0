import { Refused } from "@sb/contracts/refused.ts";
import type { FiledState, ReportState } from "./state.ts";

/** The person's own report. One that was deleted, or is another person's, is NOT_FOUND. */
export function requireOwnReport(state: ReportState, ownerId: string): FiledState {
  if (state.status !== "FILED" || state.ownerId !== ownerId) throw new Refused("NOT_FOUND");
  return state;
}

/** The person's own report, unless a request to delete it is open: then editing and deleting must wait. */
export function requireChangeable(state: ReportState, ownerId: string): FiledState {
  const own = requireOwnReport(state, ownerId);
  if (own.pendingRequests.length > 0) throw new Refused("DELETION_PENDING");
  return own;
}

/** Something was filed under this seq before: by the same request, or by another process that drew the same seq. */
export function wasFiled(state: ReportState): boolean {
  return state.status !== "NONE";
}
