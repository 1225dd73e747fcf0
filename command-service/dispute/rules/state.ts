// The state of a request to delete a report, as its rules know it.
import {
  type DeletionOutcome,
  DISPUTE_LIMITS,
  type DisputeStatus,
  type SiteProofKind,
} from "@sb/contracts/dispute/codes.ts";
import type { DisputedTarget, DisputeEvent, DisputeOpened } from "@sb/contracts/dispute/events.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import { daysAfter } from "./days.ts";

export type OpenedState = {
  readonly status: DisputeStatus;
  readonly requestSeq: number;
  readonly dclrSeq: number;
  readonly requesterId: string;
  readonly reporterId: string | undefined;
  /** Absent once the requester's words are gone. */
  readonly target: DisputedTarget | undefined;
  readonly files: readonly string[];
  /** SHA-256 of their bytes. */
  readonly digests: readonly string[];
  /** A moderator has yet to say whether it may have any effect. */
  readonly isHeld: boolean;
  readonly wasHeld: boolean;
  readonly openedAt: string;
  readonly dueAt: string;
  readonly isExtended: boolean;
  readonly isReminded: boolean;
  readonly isOverdue: boolean;
  readonly hasAnswer: boolean;
  readonly isProven: boolean;
  /** Nonces of challenges that were signed. */
  readonly usedNonces: readonly string[];
  /** Looks at the site so far, and the one that is under way. */
  readonly checks: number;
  readonly check?: { readonly checkId: string; readonly kind: SiteProofKind } | undefined;
  readonly outcome?: DeletionOutcome | undefined;
  /** `Correction`, sealed. */
  readonly correction?: string | undefined;
  /** Sides whose words are gone, and those where nobody is left. */
  readonly erased: readonly Side[];
  readonly gone: readonly Side[];
};
type Side = "REQUESTER" | "REPORTER";

export type DisputeState = { readonly status: "NONE" } | OpenedState;

export const initialState: DisputeState = { status: "NONE" };

export function evolve(state: DisputeState, event: DisputeEvent): DisputeState {
  if (event.type === "DisputeOpened") return opened(event);
  return state.status === "NONE" ? state : { ...state, ...changesOf(state, event) };
}

function opened({ data, secret }: DisputeOpened): OpenedState {
  const { requestSeq, dclrSeq, requesterId, reporterId, openedAt, dueAt } = data;
  return {
    ...{ status: "OPEN", requestSeq, dclrSeq, requesterId, reporterId, openedAt, dueAt },
    target: secret?.target,
    files: (secret?.files ?? []).map(({ fileId }) => fileId),
    digests: (secret?.files ?? []).map(({ sha256 }) => sha256),
    isHeld: data.held === true,
    wasHeld: data.held === true,
    ...{ isExtended: false, isReminded: false, isOverdue: false, hasAnswer: false, isProven: false },
    usedNonces: [],
    checks: 0,
    erased: [],
    gone: reporterId === undefined ? ["REPORTER"] : [],
  };
}

/** Its time begins when a moderator lets it in, and the reporter is heard from then on. */
const admitted = (dueAt: string): Partial<OpenedState> => ({
  isHeld: false,
  openedAt: daysAfter(dueAt, -DISPUTE_LIMITS.days),
  dueAt,
});

function changesOf(state: OpenedState, event: Exclude<DisputeEvent, DisputeOpened>): Partial<OpenedState> {
  switch (event.type) {
    case "ReporterAnswered":
      return { hasAnswer: true };
    case "ControlCheckAsked":
      return { checks: state.checks + 1, check: event.data };
    case "ControlCheckFailed":
      return { check: undefined };
    case "ControlProven": {
      const { nonce } = event.data;
      const usedNonces = nonce === undefined ? state.usedNonces : [...state.usedNonces, nonce];
      return { isProven: true, check: undefined, usedNonces };
    }
    case "DisputeExtended":
      if (state.isHeld) return admitted(event.data.dueAt);
      return { dueAt: event.data.dueAt, isExtended: true, isReminded: false, isOverdue: false };
    case "DisputeReminded":
      return { isReminded: true };
    case "DisputeOverdue":
      return { isOverdue: true };
    case "DisputeDecided":
      return { status: "DECIDED", outcome: event.data.outcome, correction: event.data.correction };
    case "DisputeWithdrawn":
      return { status: "WITHDRAWN" };
    case "DisputeClosed":
      return { status: "CLOSED" };
    case "DisputeErased": {
      const { side, isGone } = event.data;
      return { erased: [...state.erased, side], gone: isGone ? [...state.gone, side] : state.gone };
    }
    default:
      throw unknownEvent(event);
  }
}
