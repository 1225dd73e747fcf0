// The commands on a request to delete a report. Times, ids and what was looked up come in with them; texts come in sealed.
import type { DeletionOutcome, SiteProofKind } from "@sb/contracts/dispute/codes.ts";
import type { DisputeForm } from "@sb/contracts/dispute/events.ts";

/** ISO 8601. */
type Now = { readonly at: string };

export type OpenDispute = Now & {
  readonly type: "Open";
  readonly requestSeq: number;
  readonly dclrSeq: number;
  readonly requesterId: string;
  /** Undefined where no person filed the report. */
  readonly reporterId: string | undefined;
  readonly form: DisputeForm;
  /** The person had asked about this report before. */
  readonly isHeld?: boolean | undefined;
};

export type Answer = Now & { readonly type: "Answer"; readonly userId: string; readonly answer: string };

export type AskCheck = {
  readonly type: "AskCheck";
  readonly userId: string;
  readonly checkId: string;
  readonly kind: SiteProofKind;
};
export type SettleCheck = { readonly type: "SettleCheck"; readonly checkId: string; readonly isProven: boolean };
/** A signature that was verified. */
export type ProveBySignature = { readonly type: "Prove"; readonly userId: string; readonly nonce: string };

export type Extend = Now & { readonly type: "Extend"; readonly reason: string };
export type Decide = Now & {
  readonly type: "Decide";
  readonly outcome: DeletionOutcome;
  readonly reason: string;
  readonly correction: string | undefined;
  /** Nobody is there to be heard: the reporter has left, or is a published list. */
  readonly isReporterGone: boolean;
};

export type Withdraw = { readonly type: "Withdraw"; readonly userId: string; readonly hasLeft: boolean };
/** From the clock; `dueAt` is the one it was set for. */
export type Tick = { readonly type: "Remind" | "End"; readonly dueAt: string };
/** There is nothing left to decide. */
type Close = { readonly type: "Close" };
/** One side's key is about to be destroyed. */
export type Erase = { readonly type: "Erase"; readonly side: "REQUESTER" | "REPORTER"; readonly isGone: boolean };

export type DisputeCommand =
  | OpenDispute
  | Answer
  | AskCheck
  | SettleCheck
  | ProveBySignature
  | Extend
  | Decide
  | Withdraw
  | Tick
  | Close
  | Erase;
