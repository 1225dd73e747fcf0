// A report under a request to delete it: blocked while one is open; then kept, corrected or removed. A step that comes
// again, or late, changes nothing.

import { Refused } from "@sb/contracts/refused.ts";
import type {
  DeclarationCorrected,
  DeletionRequestAccepted,
  DeletionRequested,
  DeletionRequestRejected,
  ReportEvent,
} from "@sb/contracts/report/events.ts";
import type { CorrectReport, KeepReport, RemoveReport, RequestDeletion } from "./commands.ts";
import type { FiledState, ReportState } from "./state.ts";

/** A public report of somebody else's, on which the person has no open request, and had none that a moderator has not let in again. */
export function requestDeletion(
  { dclrSeq, requestSeq, requesterId, isAdmitted }: RequestDeletion,
  state: ReportState,
): readonly DeletionRequested[] {
  if (state.status !== "FILED" || !state.published) throw new Refused("NOT_FOUND");
  const { ownerId, published, pendingRequests, settledRequests } = state;
  if (settledRequests.includes(requestSeq) || isPending(state, requestSeq)) return [];
  if (ownerId === requesterId) throw new Refused("OWN_REPORT");
  if (pendingRequests.some((open) => open.requesterId === requesterId)) throw new Refused("ALREADY_REQUESTED");
  if (state.askedBefore.includes(requesterId) && !isAdmitted) throw new Refused("ALREADY_REQUESTED");
  const data = { dclrSeq, requestSeq, requesterId, addressKey: published.addressKey };
  return [{ type: "DeletionRequested", version: 1, data }];
}

export function keepReport(command: KeepReport, state: ReportState): readonly DeletionRequestRejected[] {
  if (state.status !== "FILED" || !isPending(state, command.requestSeq)) return [];
  return [rejected(command, command.outcome, state)];
}

/** Refuses with CONFLICT where the words were changed since they were read. */
export function correctReport(command: CorrectReport, state: ReportState): readonly ReportEvent[] {
  const { dclrSeq, requestSeq, declaration } = command;
  if (state.status !== "FILED" || !isPending(state, requestSeq)) return [];
  const { published: was, ownerId, publication } = state;
  if (!was || publication !== command.publication) throw new Refused("CONFLICT");
  const data = { dclrSeq, ownerId, requestSeq, publication: publication + 1, declaration, was };
  const corrected: DeclarationCorrected = { type: "DeclarationCorrected", version: 1, data };
  return [corrected, accepted(command, "CORRECTED", state)];
}

/** Deletes it for good. Other open requests on it have nothing left to ask for. */
export function removeReport(command: RemoveReport, state: ReportState): readonly ReportEvent[] {
  const { dclrSeq, requestSeq } = command;
  if (state.status !== "FILED" || !isPending(state, requestSeq)) return [];
  const { ownerId, published: was, publication } = state;
  const others = state.pendingRequests.filter((open) => open.requestSeq !== requestSeq);
  return [
    accepted(command, "REMOVED", state),
    ...others.map((open) => rejected({ dclrSeq, requestSeq: open.requestSeq }, "MOOT", state)),
    { type: "DeclarationDeleted", version: 1, data: { dclrSeq, ownerId, was, publication } },
  ];
}

const isPending = ({ pendingRequests }: FiledState, requestSeq: number): boolean =>
  pendingRequests.some((open) => open.requestSeq === requestSeq);

type RequestRef = { readonly dclrSeq: number; readonly requestSeq: number };

function accepted(
  { dclrSeq, requestSeq }: RequestRef,
  outcome: "CORRECTED" | "REMOVED",
  { ownerId, published }: FiledState,
): DeletionRequestAccepted {
  const data = { dclrSeq, requestSeq, addressKey: published?.addressKey, outcome, ownerId };
  return { type: "DeletionRequestAccepted", version: 1, data };
}

function rejected(
  { dclrSeq, requestSeq }: RequestRef,
  outcome: "KEPT" | "WITHDRAWN" | "MOOT",
  { published }: FiledState,
): DeletionRequestRejected {
  const data = { dclrSeq, requestSeq, addressKey: published?.addressKey, outcome };
  return { type: "DeletionRequestRejected", version: 1, data };
}
