// The read model `sharing@3`: what people reported in public, in the order in which it was shared, for those who take it in
// by machine. Entries of published lists are not in it: they are to be had where they were published.
import type { CrimeType, DeclareType } from "../codes.ts";
import type { Believed, Voice } from "../report/belief.ts";
import type { Confirmer } from "./events.ts";

export const SHARING_MODEL = "sharing@3";

export const SHARING_COLLECTIONS = {
  /** SharingDoc by dclrSeq. */
  report: "report",
  /** ObjectDoc by the UUID of a report's objects (knowledge/stix/ids.ts). */
  object: "object",
  /** TargetDoc by the id of its observable. */
  target: "target",
  /** MemberDoc by userId. */
  member: "member",
  /** DayDoc by `YYYY-MM-DD`. */
  day: "day",
  /** ClockDoc, the one with the id CLOCK_ID. */
  clock: "clock",
} as const;
export const CLOCK_ID = "clock";

export const SHARING_LISTS = {
  /** UUIDs and ids of observables by when they were added; no two at the same time. */
  added: "sharing:added",
  /** UUIDs by dclrSeq. */
  numbered: "sharing:numbered",
  /** Days on which there is something, by their number since 1970. */
  days: "sharing:days",
  /** Keys of targets that are listed (../report/belief.ts), by when they began to be. */
  blocked: { WALLET: "sharing:blocked:wallets", SITE: "sharing:blocked:sites" },
} as const;

/** Microseconds since 1970 of something that was added: they only grow. */
export type Added = number;
/** A change has so many of them to itself. */
export const TICKS = 8;
/** Within a change: its target, if it is new, then the three statements of its report one after the other. */
export const TARGET_TICK = 0;
export const REPORT_TICK = 1;
export const STATEMENTS = 3;

export type ClockDoc = { readonly last: Added };

export type TargetKey = { readonly declareType: DeclareType; readonly addressKey: string };

export type SharingFacts = {
  readonly target: TargetKey & {
    readonly adrs: string;
    readonly chain?: string | undefined;
    readonly customChain?: string | undefined;
  };
  readonly crimeType: CrimeType;
  readonly crimeDetail?: string | undefined;
  readonly title: string;
  readonly comment: string;
  readonly sources: readonly string[];
};

export type SharingDoc = {
  readonly dclrSeq: number;
  readonly ownerId: string;
  /** How often it was withdrawn so far. */
  readonly withdrawals: number;
  /** Absent while it is private. */
  readonly shown?: Shown | undefined;
  /** Open requests to delete it. */
  readonly requests: readonly number[];
  /** Requests whose requester proved control of the target. */
  readonly proven?: readonly number[] | undefined;
  /** How much its reporter is believed on its target. */
  readonly voice: Omit<Voice, "by">;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};
export type Shown = {
  /** ISO 8601: since when it is public, and when it last changed. */
  readonly created: string;
  readonly modified: string;
  readonly added: Added;
  /** Absent where its key was destroyed: it is deleted by a later event. */
  readonly facts?: SharingFacts | undefined;
};

/** The source of a report's objects: its own document, or what is left of it once it is revoked. */
export type ObjectDoc = { readonly dclrSeq: number; readonly revoked?: Revoked | undefined };
export type Revoked = Pick<Shown, "created" | "modified" | "added"> & {
  readonly target: TargetKey;
  readonly crimeType: CrimeType;
  readonly withdrawals: number;
};

export type TargetDoc = {
  readonly target: TargetKey;
  readonly added: Added;
  /** When the newest of its facts was: a report on it, a request about one, a confirmation, or the end of one of these. */
  readonly changed: Added;
  /** Public reports on it, those that weigh most first: ENTRIES_KEPT at most. Further ones are only counted. */
  readonly entries: readonly TargetEntry[];
  readonly more: number;
  /** Who confirmed it, and when the first of them did. */
  readonly confirmed?: Confirmed | undefined;
  /** Revision of the newest such event. */
  readonly judged?: number | undefined;
};
export type TargetEntry = Voice & { readonly dclrSeq: number; readonly disputed?: true | undefined };
type Confirmed = { readonly by: readonly Confirmer[]; readonly at: string };
export const ENTRIES_KEPT = 50;

export const believedOf = ({ entries, confirmed }: Pick<TargetDoc, "entries" | "confirmed">): Believed => ({
  voices: entries,
  isConfirmed: confirmed !== undefined,
});

/** When a membership began, ISO 8601. */
export type MemberDoc = { readonly joinedAt: string; readonly revision: number };

/** Seconds since 1970 of the last change to a report of that day: they only grow. */
export type DayDoc = { readonly changed: number };
