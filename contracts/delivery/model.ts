// Codes of deliveries, and the read model `delivery@1`: which agency has which report, and each attempt to tell it. The projector writes
// it, queries and workers read it.
import type { CaseStatus, DeliveryFailure } from "../codes.ts";

/** REVOKED: the report is deleted, or not for this agency any more. TEST: a message without a report. */
export const DELIVERY_CONTENTS = ["SHARED", "REVOKED", "TEST"] as const;
export type DeliveryContent = (typeof DELIVERY_CONTENTS)[number];

/** INBOX: the agency has no webhook, and finds the report in its inbox. */
export const DELIVERY_WAYS = ["WEBHOOK", "INBOX"] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/** Attempts that admins see: all, or those of one outcome. */
export const DELIVERY_OUTCOMES = ["ALL", "TAKEN", "FAILED"] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

export const DELIVERY_MODEL = "delivery@1";

/** Documents by id. */
export const DELIVERY_COLLECTIONS = {
  /** DeliveryDoc by `deliveryId`. */
  delivery: "delivery",
  /** AttemptDoc by the id of its event. */
  attempt: "attempt",
} as const;

export const deliveryId = (agencySeq: number, dclrSeq: number): string => `${agencySeq}-${dclrSeq}`;

export const DELIVERY_LISTS = {
  /** Reports that an agency has been given, or is to be given: dclrSeqs, scored by themselves; all, or those of one status. */
  of: (agencySeq: number, status?: CaseStatus) => `delivery:of:${agencySeq}:${status ?? "ALL"}`,
  /** The agencies that have a report: agencySeqs, scored by themselves. */
  report: (dclrSeq: number) => `delivery:report:${dclrSeq}`,
  /** An agency's attempts: ids, scored by their time (ms); all, or those of one outcome. */
  attempts: (agencySeq: number, outcome: "ALL" | "TAKEN" | "FAILED") => `delivery:attempts:${agencySeq}:${outcome}`,
} as const;

/** Times are ISO 8601. */
export type DeliveryDoc = {
  readonly agencySeq: number;
  readonly dclrSeq: number;
  /** The agency's name, as it was when it was told last. */
  readonly agency: string;
  /** When it was first tried to tell the agency: from then on the report is in its inbox. */
  readonly sharedAt: string;
  /** When the agency was first told; absent where no attempt has succeeded. */
  readonly notifiedAt?: string | undefined;
  /** When it was last told, or its webhook was last tried. */
  readonly triedAt: string;
  /** REVOKED: the report is deleted, or not for this agency any more. */
  readonly content: Exclude<DeliveryContent, "TEST">;
  /** Whether the agency was given what is confidential. */
  readonly confidential: boolean;
  /** Failed attempts since it was told last. */
  readonly failures: number;
  readonly status: CaseStatus;
  /** When the agency set it; absent where it never did. */
  readonly statusAt?: string | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

/** One attempt. */
export type AttemptDoc = {
  readonly agencySeq: number;
  /** Absent for a test. */
  readonly dclrSeq?: number | undefined;
  readonly content: DeliveryContent;
  readonly via: DeliveryWay;
  readonly at: string;
  /** Absent where it was taken. */
  readonly code?: DeliveryFailure | undefined;
  /** Absent in an inbox. */
  readonly messageId?: string | undefined;
  readonly httpStatus?: number | undefined;
  /** Milliseconds. */
  readonly tookMs?: number | undefined;
};
