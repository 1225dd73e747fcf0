// API keys on the wire.
import * as z from "zod";
import { KEY_SCOPES } from "../codes.ts";
import { REASON } from "../field.ts";
import { Instant, listOf, optionalSeqParam, PaginationQuery, Seq, textOf } from "../http.ts";
import { API_KEY_FIELDS } from "./fields.ts";

const name = textOf(API_KEY_FIELDS.name);
const keyId = z.string().min(1).max(64);

export const IssueBody = z.object({
  /** Its holder's name for it: "production". */
  name,
  scopes: z
    .array(z.enum(KEY_SCOPES))
    .min(1, { error: "REQUIRED_FIELD_MISSING" })
    .max(KEY_SCOPES.length)
    .default(["read"])
    .meta({ description: "read: look-ups, lists, exports. file: reports in its owner's name" }),
});

export const IssuedKey = z.object({
  keyId: z.string(),
  /** Shown this once: it is stored nowhere. */
  key: z.string(),
});
export type IssuedKey = z.output<typeof IssuedKey>;

export const RevokeBody = z.object({ keyId });

/** Requests of a day in UTC; those beyond the rate were refused and are among them. */
const DayOfUse = z.object({ day: z.iso.date(), requests: z.int(), refused: z.int() });

export const ApiKeyView = z.object({
  keyId: z.string(),
  name: z.string(),
  /** Its last characters. */
  hint: z.string(),
  /** Requests a minute. */
  rate: z.int(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  issuedAt: Instant,
  /** The last USAGE_DAYS days, newest first; days without a request are left out. */
  usage: z.array(DayOfUse),
});
export type ApiKeyView = z.output<typeof ApiKeyView>;

export const OwnKeys = z.object({
  items: z.array(ApiKeyView),
  /** How many one may have at once. */
  most: z.int(),
});
export type OwnKeys = z.output<typeof OwnKeys>;

export const AdminKeysQuery = z.object({ agencySeq: optionalSeqParam(), pagination: PaginationQuery });

export const AdminKeyView = ApiKeyView.extend({
  /** The person who holds it; absent for an agency's. */
  userId: z.string().optional(),
  nick: z.string().optional(),
  agencySeq: Seq.optional(),
  /** Named when it is revoked. */
  holderId: z.string(),
});
export type AdminKeyView = z.output<typeof AdminKeyView>;
export const AdminKeyList = listOf(AdminKeyView);

export const AgencyIssueBody = z.object({ agencySeq: Seq, name });
export const AdminRevokeBody = z.object({
  keyId,
  holderId: z.string().min(1).max(120),
  reason: textOf(REASON),
});
