// The state of a report, as its rules know it: only facts that later commands are checked against, nothing a person wrote.
import type { Visibility } from "@sb/contracts/codes.ts";
import type {
  DeclarationCorrected,
  DeletionRequested,
  EvidenceFile,
  Published,
  ReportEvent,
} from "@sb/contracts/report/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";

export type FiledState = {
  readonly status: "FILED";
  readonly ownerId: string;
  readonly open: Visibility;
  readonly reportedOn?: string | undefined;
  /** Which time it is, or was last, published, from 1. */
  readonly publication: number;
  /** Where it is counted in public; absent while private. */
  readonly published?: Published | undefined;
  readonly files: readonly EvidenceFile[];
  /** Ids of files it had once. */
  readonly removedFiles: readonly string[];
  /** Pieces of extra information so far. */
  readonly extras: number;
  readonly pendingRequests: readonly PendingRequest[];
  /** Those that were decided or withdrawn: what comes late of them changes nothing. */
  readonly settledRequests: readonly number[];
  /** Whose those were. */
  readonly askedBefore: readonly string[];
};

/** An open deletion request. */
type PendingRequest = { readonly requestSeq: number; readonly requesterId?: string | undefined };

export type ReportState =
  | { readonly status: "NONE" }
  | FiledState
  | { readonly status: "DELETED"; readonly ownerId: string; readonly publication: number };

export const initialState: ReportState = { status: "NONE" };

export function evolve(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case "DeclarationFiled":
    case "DeclarationModified":
      return filed(state, event);
    case "DeclarationDeleted":
      return { status: "DELETED", ownerId: event.data.ownerId, publication: event.data.publication ?? 1 };
    case "ExtraInfoAdded":
      return state.status === "FILED" ? { ...state, extras: state.extras + 1 } : state;
    case "DeletionRequested":
      return requested(state, event.data);
    case "DeletionRequestAccepted":
    case "DeletionRequestRejected":
      return settled(state, event.data.requestSeq);
    case "DeclarationCorrected":
      return corrected(state, event.data);
    default:
      throw unknownEvent(event);
  }
}

type FiledOrModified = Extract<ReportEvent, { type: "DeclarationFiled" | "DeclarationModified" }>;

function filed(state: ReportState, { data, secret }: FiledOrModified): ReportState {
  const { ownerId, open, reportedOn, declaration, publication = 1 } = data;
  const before = state.status === "FILED" ? state : undefined;
  // Without its secret: the report's key was destroyed, and a deletion follows.
  const files = secret?.files ?? [];
  return {
    status: "FILED",
    ownerId,
    open,
    reportedOn,
    publication,
    published: declaration && { addressKey: declaration.addressKey, crimeType: declaration.crimeType, reportedOn },
    files,
    removedFiles: [...(before?.removedFiles ?? []), ...gone(before?.files ?? [], files)],
    extras: before?.extras ?? 0,
    pendingRequests: before?.pendingRequests ?? [],
    settledRequests: before?.settledRequests ?? [],
    askedBefore: before?.askedBefore ?? [],
  };
}

function gone(before: readonly EvidenceFile[], after: readonly EvidenceFile[]): readonly string[] {
  const there = new Set(after.map((file) => file.fileId));
  return before.map((file) => file.fileId).filter((fileId) => !there.has(fileId));
}

function requested(state: ReportState, { requestSeq, requesterId }: DeletionRequested["data"]): ReportState {
  if (state.status !== "FILED") return state;
  return { ...state, pendingRequests: [...state.pendingRequests, { requestSeq, requesterId }] };
}

function settled(state: ReportState, requestSeq: number): ReportState {
  if (state.status !== "FILED") return state;
  const pendingRequests = state.pendingRequests.filter((open) => open.requestSeq !== requestSeq);
  const asked = state.pendingRequests.find((open) => open.requestSeq === requestSeq)?.requesterId;
  const askedBefore = asked === undefined ? state.askedBefore : [...state.askedBefore, asked];
  return { ...state, pendingRequests, settledRequests: [...state.settledRequests, requestSeq], askedBefore };
}

/** Where it is counted stays: only its words change. */
function corrected(state: ReportState, { publication, was }: DeclarationCorrected["data"]): ReportState {
  return state.status === "FILED" ? { ...state, publication, published: was } : state;
}
