// The facts of an objection to a listing (`objection-{objectionSeq}`), and of one person's objections (`objector-{userId}`).
import * as z from "zod";
import { DECLARE_TYPES } from "../codes.ts";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { OBJECTION_OUTCOMES } from "./model.ts";

/** The person's reason: sealed for the objection's stream. */
export const ObjectionText = z.object({ reason: z.string() });
export type ObjectionText = z.output<typeof ObjectionText>;
/** An admin's: sealed apart, since it says why an entry is kept out as long as it is. */
export const ObjectionNote = z.object({ note: z.string() });
export const objectionNoteKeyOwner = (objectionSeq: number): string => `objection-${objectionSeq}~note`;

/** The listing. Projections find its target from each event. */
const Place = z.object({ objectionSeq: z.int(), listSeq: z.int(), addressKey: z.string() });

export const ObjectionOpened = defineEvent("ObjectionOpened", {
  version: 1,
  data: Place.extend({
    declareType: z.enum(DECLARE_TYPES),
    objectorId: z.string(),
    /** ISO 8601 in UTC. */
    openedAt: z.string(),
    /** By the person's own word. */
    isOwner: z.boolean(),
    /** The person agrees that the publisher reads the reason. */
    sharesReason: z.boolean(),
    /** NOBODY: the list had no address. AGAIN: the publisher heard of an earlier one of this person. */
    tells: z.enum(["PUBLISHER", "NOBODY", "AGAIN"]),
  }),
  secret: ObjectionText,
});
export type ObjectionOpened = EventFrom<typeof ObjectionOpened>;

/** The mail to the publisher went out. */
const PublisherTold = defineEvent("PublisherTold", { version: 1, data: Place });

export const ObjectionWithdrawn = defineEvent("ObjectionWithdrawn", {
  version: 1,
  data: Place.extend({ because: z.enum(["PERSON", "LEFT"]) }),
});

/** UPHELD keeps the entry out of the list from then on; REJECTED, after that, lets it in again. */
export const ObjectionDecided = defineEvent("ObjectionDecided", {
  version: 1,
  data: Place.extend({
    outcome: z.enum(OBJECTION_OUTCOMES),
    /** ObjectionNote, sealed for `objectionNoteKeyOwner`. */
    note: z.string(),
    /** Whose it was. Absent in events from before such decisions stood in the public log: those have no leaf. */
    objectorId: z.string().optional(),
  }),
});
export type ObjectionDecided = EventFrom<typeof ObjectionDecided>;

/** The entry is not in the list any more. */
export const ObjectionClosed = defineEvent("ObjectionClosed", { version: 1, data: Place });

export const objectionEvents = defineEvents(
  ObjectionOpened,
  PublisherTold,
  ObjectionWithdrawn,
  ObjectionDecided,
  ObjectionClosed,
);
export type ObjectionEvent = EventIn<typeof objectionEvents>;

/** An objection is the person's: one that is open for each listing, and all of them end with the account. */
export const ObjectionNoted = defineEvent("ObjectionNoted", { version: 1, data: Place });
export type ObjectionNoted = EventFrom<typeof ObjectionNoted>;
export const objectorEvents = defineEvents(ObjectionNoted);
