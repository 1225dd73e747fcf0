// Agencies on the wire, as admins manage them and as they see themselves (docs/wire.md, "The rest").
import * as z from "zod";
import { CHAINS, CRIME_TYPES } from "../codes.ts";
import { COUNTRIES } from "../countries.ts";
import { isEmail } from "../email.ts";
import { REASON } from "../field.ts";
import { codeOr, Instant, listOf, PaginationQuery, Seq, SeqParam, shapeOf, textOf } from "../http.ts";
import { AGENCY_FIELDS, CONTACT_FIELDS, KEY_FIELDS, MEMBER_FIELDS } from "./fields.ts";
import { AGENCY_KINDS, AGENCY_LIMITS, AGENCY_SCOPES, AGENCY_STATUSES, PUBLIC_KEY_KINDS, TLP_LEVELS } from "./model.ts";
import { isWebhookUrl } from "./webhook-url.ts";

const Email = z.string().trim().max(MEMBER_FIELDS.email.maxChars).refine(isEmail, { error: "EMAIL_INVALID" });

export const AgencySeqParams = z.object({ agencySeq: SeqParam });
export const AgencySeqBody = z.object({ agencySeq: Seq });

/** An empty list: all. */
const CriteriaInput = z.object({
  crimeTypes: z.array(z.enum(CRIME_TYPES)).max(CRIME_TYPES.length).default([]),
  chains: z.array(z.enum(CHAINS)).max(CHAINS.length).default([]),
  countries: z.array(z.enum(COUNTRIES)).max(COUNTRIES.length).default([]),
});

export const NewAgency = z.object({
  name: textOf(AGENCY_FIELDS.name),
  kind: z.enum(AGENCY_KINDS),
  criteria: CriteriaInput.prefault({}),
  scope: codeOr(AGENCY_SCOPES, "PUBLIC"),
  tlp: codeOr(TLP_LEVELS, "AMBER"),
  /** An age recipient, or a JWK as JSON. Without it, an agency gets public facts alone. */
  publicKey: textOf(AGENCY_FIELDS.publicKey),
  contacts: z
    .array(z.object({ ...shapeOf(CONTACT_FIELDS), email: Email.optional() }))
    .max(AGENCY_LIMITS.contacts)
    .default([]),
  /** Without it, the agency reads its inbox. */
  webhookUrl: textOf(AGENCY_FIELDS.webhookUrl).refine((url) => url === undefined || isWebhookUrl(url), {
    error: "INVALID_REQUEST",
  }),
});
export type NewAgency = z.output<typeof NewAgency>;

/** `revision`: of the state that the admin has seen; CONTENT_CHANGED where there is a newer one. */
export const ModifiedAgency = NewAgency.extend({ agencySeq: Seq, revision: z.int().nonnegative() });

const reason = textOf(REASON);
export const AgencyReasonBody = AgencySeqBody.extend({ reason });
export const NewMember = AgencySeqBody.extend({ email: Email });
export const MemberIdBody = z.object({ memberId: z.string() });
const id = z.string().min(1).max(64);
export const MemberRemoval = AgencySeqBody.extend({ memberId: id, reason });
export const SecretEnd = AgencySeqBody.extend({ secretId: id, reason });
/** Shown this once. */
export const IssuedSecret = z.object({ secretId: z.string(), secret: z.string() });

export const AdminAgencyQuery = z.object({ pagination: PaginationQuery });

const PublicKeyView = z.object({ kind: z.enum(PUBLIC_KEY_KINDS), value: z.string() });

const AgencyFacts = z.object({
  agencySeq: Seq,
  name: z.string(),
  kind: z.enum(AGENCY_KINDS),
  status: z.enum(AGENCY_STATUSES),
  criteria: z.object({
    crimeTypes: z.array(z.enum(CRIME_TYPES)),
    chains: z.array(z.enum(CHAINS)),
    countries: z.array(z.string()),
  }),
  scope: z.enum(AGENCY_SCOPES),
  tlp: z.enum(TLP_LEVELS),
  publicKey: PublicKeyView.optional(),
  registeredAt: Instant,
  changedAt: Instant.optional(),
});

const Webhook = z.object({
  host: z.string(),
  stopped: z.object({ at: Instant, because: z.enum(["GONE", "ADMIN"]) }).optional(),
});

export const AdminAgencyItem = AgencyFacts.extend({
  webhook: Webhook.optional(),
  members: z.int(),
  /** Its scope is confidential and it has no key: it gets public facts alone. */
  keyMissing: z.boolean(),
});
export type AdminAgencyItem = z.output<typeof AdminAgencyItem>;
export const AdminAgencyList = listOf(AdminAgencyItem);

export const AdminAgencyView = AdminAgencyItem.extend({
  contacts: z.array(z.object({ name: z.string(), email: z.string().optional(), phone: z.string().optional() })),
  webhookUrl: z.string().optional(),
  /** The newest first; what they are is shown when they are made, and never again. */
  secrets: z.array(z.object({ secretId: z.string(), issuedAt: Instant })),
  people: z.array(z.object({ memberId: z.string(), email: z.string(), addedAt: Instant })),
  stopped: z.object({ at: Instant, reason: z.string() }).optional(),
  revision: z.int(),
});
export type AdminAgencyView = z.output<typeof AdminAgencyView>;

/** An agency, as its members see it. */
export const OwnAgency = AgencyFacts.extend({ webhook: Webhook.optional(), keyMissing: z.boolean() });
export type OwnAgency = z.output<typeof OwnAgency>;

export const KeyBody = z.object(shapeOf(KEY_FIELDS));
