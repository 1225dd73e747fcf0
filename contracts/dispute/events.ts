// The facts of a request to delete somebody's report (`dispute-{requestSeq}`), and which requests a person has a part in
// (`disputant-{userId}`). What people wrote is sealed, each side with a key of its own (docs/subjects/disputes.md).
import * as z from "zod";
import { CHAINS, DECLARE_TYPES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { EvidenceFile } from "../report/events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { DELETION_OUTCOMES, DELETION_REASONS, PROOF_KINDS, SITE_PROOF_KINDS } from "./codes.ts";

const text = z.string();
const optional = z.string().optional();

/** The disputed report. Projections and workers find the report from here. */
const Place = z.object({ requestSeq: z.int(), dclrSeq: z.int() });

const Institution = z.object({ name: text, contact: optional, email: optional, url: optional });

/** The disputed address or site, as the report had it. */
export const DisputedTarget = z.object({
  declareType: z.enum(DECLARE_TYPES),
  chain: z.enum(CHAINS).optional(),
  adrs: text,
  addressKey: text,
});
export type DisputedTarget = DeepReadonly<z.output<typeof DisputedTarget>>;

/** The requester's form. Never stored but sealed. */
export const DisputeForm = z.object({
  reason: z.enum(DELETION_REASONS),
  summary: text,
  content: text,
  target: DisputedTarget,
  fullName: text,
  /** Absent: the one that the person logs in with. */
  email: optional,
  contact1: text,
  contact2: optional,
  institution: Institution.optional(),
  files: z.array(EvidenceFile),
});
export type DisputeForm = DeepReadonly<z.output<typeof DisputeForm>>;

/** The reporter's answer, and an admin's words: sealed apart from the form, by `answerKeyOwner` and `decisionKeyOwner`. */
export const Written = z.object({ content: text });
/** New words for a report; what is absent stays. */
export const Correction = z.object({ title: optional, comment: optional });
export type Correction = DeepReadonly<z.output<typeof Correction>>;

/** The reporter's key: it goes when the reporter leaves, or the report is deleted. */
export const answerKeyOwner = (requestSeq: number): string => `dispute-${requestSeq}~answer`;
/** The owner of the key of an admin's reasons, which both sides read: it goes when both are gone. */
export const decisionKeyOwner = (requestSeq: number): string => `dispute-${requestSeq}~decision`;
/** It goes as soon as the report has the new words. */
export const correctionKeyOwner = (requestSeq: number): string => `dispute-${requestSeq}~correction`;

/** Times are ISO 8601 in UTC. */
export const DisputeOpened = defineEvent("DisputeOpened", {
  version: 1,
  data: Place.extend({
    requesterId: text,
    /** Absent where no person filed the report: an entry of a published list. */
    reporterId: optional,
    openedAt: text,
    dueAt: text,
    /** The person had asked about this report before: it does nothing until a moderator gives it time (DisputeExtended). */
    held: z.literal(true).optional(),
  }),
  secret: DisputeForm,
});
export type DisputeOpened = EventFrom<typeof DisputeOpened>;

export const ReporterAnswered = defineEvent("ReporterAnswered", {
  version: 1,
  /** `answer`: `Written`, sealed. */
  data: Place.extend({ answer: text }),
});
export type ReporterAnswered = EventFrom<typeof ReporterAnswered>;

/** A site is looked at by a job. */
export const ControlCheckAsked = defineEvent("ControlCheckAsked", {
  version: 1,
  data: Place.extend({ checkId: text, kind: z.enum(SITE_PROOF_KINDS) }),
});
export type ControlCheckAsked = EventFrom<typeof ControlCheckAsked>;

const ControlCheckFailed = defineEvent("ControlCheckFailed", {
  version: 1,
  data: Place.extend({ checkId: text }),
});

export const ControlProven = defineEvent("ControlProven", {
  version: 1,
  data: Place.extend({
    kind: z.enum(PROOF_KINDS),
    /** The nonce of the challenge that was signed: it is worth nothing from now on. */
    nonce: optional,
    checkId: optional,
  }),
});
export type ControlProven = EventFrom<typeof ControlProven>;

export const DisputeExtended = defineEvent("DisputeExtended", {
  version: 1,
  /** `reason`: `Written`, sealed. */
  data: Place.extend({ dueAt: text, reason: text }),
});
export type DisputeExtended = EventFrom<typeof DisputeExtended>;

/** The time is nearly up, and the reporter has not answered. */
export const DisputeReminded = defineEvent("DisputeReminded", { version: 1, data: Place.extend({ dueAt: text }) });
export type DisputeReminded = EventFrom<typeof DisputeReminded>;

/** The time is up, and nobody has decided. */
export const DisputeOverdue = defineEvent("DisputeOverdue", { version: 1, data: Place.extend({ dueAt: text }) });
export type DisputeOverdue = EventFrom<typeof DisputeOverdue>;

export const DisputeDecided = defineEvent("DisputeDecided", {
  version: 1,
  data: Place.extend({
    outcome: z.enum(DELETION_OUTCOMES),
    /** `Written`, sealed. */
    reason: text,
    /** `Correction`, sealed; where the outcome is CORRECTED. */
    correction: optional,
  }),
});
export type DisputeDecided = EventFrom<typeof DisputeDecided>;

export const DisputeWithdrawn = defineEvent("DisputeWithdrawn", {
  version: 1,
  data: Place.extend({ because: z.enum(["REQUESTER", "LEFT"]) }),
});
export type DisputeWithdrawn = EventFrom<typeof DisputeWithdrawn>;

/** The report went meanwhile, or could not be disputed by the time the request was opened: there is nothing to decide. */
export const DisputeClosed = defineEvent("DisputeClosed", { version: 1, data: Place });
export type DisputeClosed = EventFrom<typeof DisputeClosed>;

/** One side's words are gone: its key is destroyed. */
export const DisputeErased = defineEvent("DisputeErased", {
  version: 1,
  data: Place.extend({
    side: z.enum(["REQUESTER", "REPORTER"]),
    /** The person has left, so nobody on this side reads an admin's reasons any more. */
    isGone: z.boolean(),
  }),
});
export type DisputeErased = EventFrom<typeof DisputeErased>;

export const disputeEvents = defineEvents(
  DisputeOpened,
  ReporterAnswered,
  ControlCheckAsked,
  ControlCheckFailed,
  ControlProven,
  DisputeExtended,
  DisputeReminded,
  DisputeOverdue,
  DisputeDecided,
  DisputeWithdrawn,
  DisputeClosed,
  DisputeErased,
);
export type DisputeEvent = EventIn<typeof disputeEvents>;

/** The person has a part in a request: whoever leaves leaves these. */
export const DisputeNoted = defineEvent("DisputeNoted", { version: 1, data: z.object({ requestSeq: z.int() }) });
export type DisputeNoted = EventFrom<typeof DisputeNoted>;

export const disputantEvents = defineEvents(DisputeNoted);
