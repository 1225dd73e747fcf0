// The read model `dispute@1`: requests to delete reports. What people wrote stays sealed in it.
import type { DeletionOutcome, DisputeStatus, ProofKind, SiteProofKind } from "./codes.ts";

export const DISPUTE_MODEL = "dispute@1";

/** DisputeDoc by requestSeq. */
export const DISPUTE_COLLECTION = "dispute";

export type DisputeSide = "requester" | "reporter";
export type DisputeState = "OPEN" | "CLOSED";

/** Members are requestSeqs, scored by themselves; the admins' lists by a time (ms). */
export const DISPUTE_LISTS = {
  /** A person's requests, or those about a person's reports. */
  of: (side: DisputeSide, userId: string, state?: DisputeState) => `dispute:${side}:${userId}:${state ?? "ALL"}`,
  /** Without a decision, by when that is due. */
  open: "dispute:open",
  /** Those among them whose time is up. */
  overdue: "dispute:overdue",
  /** By when they were decided, withdrawn or closed. */
  closed: "dispute:closed",
} as const;

/** Times are ISO 8601. */
export type DisputeDoc = {
  readonly requestSeq: number;
  readonly dclrSeq: number;
  readonly requesterId: string;
  readonly reporterId?: string | undefined;
  readonly status: DisputeStatus;
  /** It waits for a moderator to give it time: the report knows nothing of it, nor does its reporter. */
  readonly held?: true | undefined;
  readonly openedAt: string;
  readonly dueAt: string;
  readonly overdueAt?: string | undefined;
  /** When it was decided, withdrawn or closed. */
  readonly closedAt?: string | undefined;
  readonly outcome?: DeletionOutcome | undefined;
  readonly proof?: { readonly kind: ProofKind; readonly at: string } | undefined;
  /** The newest look at a site. */
  readonly check?:
    | { readonly kind: SiteProofKind; readonly askedAt: string; readonly failedAt?: string | undefined }
    | undefined;
  /** Ciphertexts: the form, sealed for the stream `dispute-{requestSeq}`; the others as in events.ts. Gone with their keys. */
  readonly form?: string | undefined;
  readonly answer?: SealedAt | undefined;
  readonly extension?: SealedAt | undefined;
  readonly decision?: SealedAt | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

export type SealedAt = { readonly at: string; readonly sealed: string };

/** Keys of evidence in the files port, sealed for the stream of its request. */
export const disputeFileKey = (requestSeq: number, fileId: string) => `${disputeFolder(requestSeq)}${fileId}`;
export const disputeFolder = (requestSeq: number) => `disputes/dispute-${requestSeq}/`;

/** A file id begins with the seq of its request. */
export const requestSeqOfFile = (fileId: string): number | undefined => {
  const seq = /^(\d{1,16})-[\w-]+$/.exec(fileId)?.[1];
  return seq === undefined ? undefined : Number(seq);
};
