// The read model `given@1`: which agency was given which report, in the order of what happened to them, for agencies that
// take in by machine what is confidential. It says when a report changed, and nothing of what it says.
import type { Added } from "./model.ts";

export const GIVEN_MODEL = "given@1";

export const GIVEN_COLLECTIONS = {
  /** GivenDoc by dclrSeq. */
  report: "report",
  /** GivenObjectDoc by the UUID of its object (`confidentialUuid`, knowledge/stix/ids.ts). */
  object: "object",
  /** ClockDoc, the one with the id CLOCK_ID. */
  clock: "clock",
} as const;

/** An agency's reports: dclrSeqs by when they were given or last changed; no two at the same time. */
export const givenTo = (agencySeq: number): string => `given:to:${agencySeq}`;

export type GivenObjectDoc = { readonly dclrSeq: number };

export type GivenDoc = {
  readonly dclrSeq: number;
  /** ISO 8601: when it was first given, or last changed. */
  readonly modified: string;
  /** It was deleted. */
  readonly revoked?: true | undefined;
  /** One entry for each agency that was ever told of it. */
  readonly agencies: readonly GivenTo[];
  /** The revision of the newest event of the report itself; makes a redelivered one a no-op. */
  readonly revision: number;
};

export type GivenTo = {
  readonly agencySeq: number;
  readonly added: Added;
  /** It was told that the report is not for it any more. */
  readonly ended?: true | undefined;
  /** Revision of the newest event of the delivery. */
  readonly told: number;
};
