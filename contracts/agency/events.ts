// The facts of an agency that reports are shared with (`agency-{agencySeq}`). Admins cause all but those marked.
import * as z from "zod";
import { CHAINS, CRIME_TYPES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom, upcaster } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { AGENCY_KINDS, AGENCY_SCOPES, PUBLIC_KEY_KINDS, TLP_LEVELS } from "./model.ts";

const text = z.string();
const Agency = z.object({ agencySeq: z.int() });

export const PublicKey = z.object({ kind: z.enum(PUBLIC_KEY_KINDS), value: text });
export type PublicKey = DeepReadonly<z.output<typeof PublicKey>>;

const AgencyFacts = Agency.extend({
  name: text,
  kind: z.enum(AGENCY_KINDS),
  /** An empty list: all (entitled.ts). */
  criteria: z.object({
    crimeTypes: z.array(z.enum(CRIME_TYPES)),
    chains: z.array(z.enum(CHAINS)),
    countries: z.array(text),
  }),
  scope: z.enum(AGENCY_SCOPES),
  tlp: z.enum(TLP_LEVELS),
  publicKey: PublicKey.optional(),
  /** The host of its webhook; the URL may hold a token, so it is sealed. Absent: the agency reads its inbox only. */
  webhookHost: text.optional(),
});

const Contact = z.object({ name: text, email: text.optional(), phone: text.optional() });

export const AgencySecrets = z.object({ contacts: z.array(Contact), webhookUrl: text.optional() });
export type AgencySecrets = DeepReadonly<z.output<typeof AgencySecrets>>;

export const AgencyRegistered = defineEvent("AgencyRegistered", {
  version: 1,
  data: AgencyFacts,
  secret: AgencySecrets,
});
export type AgencyRegistered = EventFrom<typeof AgencyRegistered>;

/** The whole of it again. */
export const AgencyChanged = defineEvent("AgencyChanged", { version: 1, data: AgencyFacts, secret: AgencySecrets });
export type AgencyChanged = EventFrom<typeof AgencyChanged>;

/** A member of the agency set the key that confidential reports are encrypted to. */
export const AgencyKeySet = defineEvent("AgencyKeySet", {
  version: 1,
  data: Agency.extend({ publicKey: PublicKey }),
});
export type AgencyKeySet = EventFrom<typeof AgencyKeySet>;

const Reasoned = Agency.extend({ reason: text });
/** It gets nothing any more, and nobody logs in for it. */
export const AgencyStopped = defineEvent("AgencyStopped", { version: 1, data: Reasoned });
export type AgencyStopped = EventFrom<typeof AgencyStopped>;
export const AgencyResumed = defineEvent("AgencyResumed", { version: 1, data: Reasoned });
export type AgencyResumed = EventFrom<typeof AgencyResumed>;

const WebhookStoppedV1 = Agency.extend({ because: z.enum(["GONE", "ADMIN"]) });
/** GONE: it answered 410, so the sender stopped (Standard Webhooks). Only admins have a reason; version 1 had none. */
export const AgencyWebhookStopped = defineEvent("AgencyWebhookStopped", {
  version: 2,
  data: WebhookStoppedV1.extend({ reason: text.optional() }),
  upcasters: { 1: upcaster(WebhookStoppedV1, (data) => data) },
});
export type AgencyWebhookStopped = EventFrom<typeof AgencyWebhookStopped>;
export const AgencyWebhookResumed = defineEvent("AgencyWebhookResumed", { version: 1, data: Agency });
export type AgencyWebhookResumed = EventFrom<typeof AgencyWebhookResumed>;

const OfSecret = Agency.extend({ secretId: text });
/** The secret that signs deliveries: `whsec_` and base64 (Standard Webhooks). */
export const WebhookSecret = z.object({ secret: text });
export const AgencySecretIssued = defineEvent("AgencySecretIssued", {
  version: 1,
  data: OfSecret,
  secret: WebhookSecret,
});
export type AgencySecretIssued = EventFrom<typeof AgencySecretIssued>;
/** Without a reason where a newer one took its place, and in version 1. */
export const AgencySecretEnded = defineEvent("AgencySecretEnded", {
  version: 2,
  data: OfSecret.extend({ reason: text.optional() }),
  upcasters: { 1: upcaster(OfSecret, (data) => data) },
});
export type AgencySecretEnded = EventFrom<typeof AgencySecretEnded>;

const OfMember = Agency.extend({ memberId: text });
/** A person who logs in with this e-mail address, verified, acts for the agency. */
export const AgencyMemberAdded = defineEvent("AgencyMemberAdded", {
  version: 1,
  data: OfMember.extend({
    /** `MemberEmail`, under a key of its own (`memberKeyOwner`): removing the member destroys it. */
    sealed: text,
    /** The stream by which the address is a member of no other agency. */
    seat: text,
  }),
});
export type AgencyMemberAdded = EventFrom<typeof AgencyMemberAdded>;
/** Removals of version 1 had no reason. */
export const AgencyMemberRemoved = defineEvent("AgencyMemberRemoved", {
  version: 2,
  data: OfMember.extend({ reason: text.optional() }),
  upcasters: { 1: upcaster(OfMember, (data) => data) },
});
export type AgencyMemberRemoved = EventFrom<typeof AgencyMemberRemoved>;

export const MemberEmail = z.object({ email: text });
export type MemberEmail = z.output<typeof MemberEmail>;

export const memberKeyOwner = (agencySeq: number, memberId: string): string => `agency-${agencySeq}~${memberId}`;

export const agencyEvents = defineEvents(
  AgencyRegistered,
  AgencyChanged,
  AgencyKeySet,
  AgencyStopped,
  AgencyResumed,
  AgencyWebhookStopped,
  AgencyWebhookResumed,
  AgencySecretIssued,
  AgencySecretEnded,
  AgencyMemberAdded,
  AgencyMemberRemoved,
);
export type AgencyEvent = EventIn<typeof agencyEvents>;
