// Codes and sizes of agencies, and the read model `agency@1`: the projector writes it, queries and workers read it.
import type { Criteria } from "./entitled.ts";
import type { PublicKey } from "./events.ts";

/** Authorities that investigate, and bodies that block payments to an address. */
export const AGENCY_KINDS = ["INVESTIGATION", "BLOCKING"] as const;
export type AgencyKind = (typeof AGENCY_KINDS)[number];

export const AGENCY_STATUSES = ["ACTIVE", "STOPPED"] as const;
export type AgencyStatus = (typeof AGENCY_STATUSES)[number];

/** PUBLIC: what everybody can read. CONFIDENTIAL: private reports and evidence too, encrypted to the agency's key. */
export const AGENCY_SCOPES = ["PUBLIC", "CONFIDENTIAL"] as const;
export type AgencyScope = (typeof AGENCY_SCOPES)[number];

/** How far an agency may pass on what it gets: Traffic Light Protocol 2.0. */
export const TLP_LEVELS = ["CLEAR", "GREEN", "AMBER", "AMBER_STRICT"] as const;
export type TlpLevel = (typeof TLP_LEVELS)[number];

/** age recipients (age-encryption.org/v1) and JSON Web Keys (RFC 7517). */
export const PUBLIC_KEY_KINDS = ["age", "jwk"] as const;

export const AGENCY_LIMITS = {
  /** People of one agency who may log in for it, and contacts that are named of it. */
  members: 50,
  contacts: 10,
  /** Webhook secrets that are good at once: while one is replaced, the old one is kept. */
  secrets: 2,
  /** Characters of a public key: an RSA key of 8,192 bits as a JWK has about 1,500. */
  publicKeyChars: 4_000,
  /** Newest reports of an agency that a filter of its inbox looks at. */
  inboxSearched: 300,
} as const;

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
