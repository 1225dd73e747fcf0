// The read model `agency@1`: the projector writes it, queries and workers read it.
import type { AgencyKind, AgencyScope, AgencyStatus, TlpLevel } from "../codes.ts";
import type { Criteria } from "./entitled.ts";
import type { PublicKey } from "./events.ts";

export const AGENCY_MODEL = "agency@1";

/** AgencyDoc by agencySeq. */
export const AGENCY_COLLECTION = "agency";
/** AgencySeqs, scored by themselves. */
export const AGENCY_LISTS = {
  all: "agency:all",
  /** Those that were not stopped: they get reports. */
  active: "agency:active",
} as const;

/** Times are ISO 8601. What `entitlement` asks for is in it. */
export type AgencyDoc = {
  readonly agencySeq: number;
  readonly name: string;
  readonly kind: AgencyKind;
  readonly status: AgencyStatus;
  readonly criteria: Criteria;
  readonly scope: AgencyScope;
  readonly tlp: TlpLevel;
  readonly publicKey?: PublicKey | undefined;
  /** Ciphertext of `AgencySecrets` (contacts, webhook URL), sealed for the stream `agency-{agencySeq}`. */
  readonly sealed?: string | undefined;
  /** Absent: it reads its inbox only. `stopped`: nothing is sent there. */
  readonly webhook?: { readonly host: string; readonly stopped?: WebhookStop | undefined } | undefined;
  /** Those that deliveries are signed with, the newest first: two while one is replaced. */
  readonly secrets: readonly SecretDoc[];
  readonly members: readonly MemberDoc[];
  readonly registeredAt: string;
  readonly changedAt?: string | undefined;
  readonly stopped?: { readonly at: string; readonly reason: string } | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

type WebhookStop = { readonly at: string; readonly because: "GONE" | "ADMIN" };
type SecretDoc = {
  readonly secretId: string;
  readonly issuedAt: string;
  /** Ciphertext of `WebhookSecret`, sealed for the stream `agency-{agencySeq}`. */
  readonly sealed?: string | undefined;
};
type MemberDoc = {
  readonly memberId: string;
  readonly addedAt: string;
  /** `MemberEmail`, sealed for `memberKeyOwner`. */
  readonly sealed: string;
};
