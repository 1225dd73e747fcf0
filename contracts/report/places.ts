// A person's places on a target: each public report takes one of few. The stream's id is a digest of both, so it tells
// nothing once the reports are deleted.
import * as z from "zod";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, defineStream, type EventIn } from "../subject.ts";

const Place = z.object({ dclrSeq: z.int() });

export const PlaceTaken = defineEvent("PlaceTaken", { version: 1, data: Place });
export type PlaceTaken = EventFrom<typeof PlaceTaken>;
/** The report is deleted, private, or about another target now. */
export const PlaceLeft = defineEvent("PlaceLeft", { version: 1, data: Place });
export type PlaceLeft = EventFrom<typeof PlaceLeft>;

export const placeEvents = defineEvents(PlaceTaken, PlaceLeft);
export type PlaceEvent = EventIn<typeof placeEvents>;

export const placeStream = defineStream("place", z.string().min(1).max(100), placeEvents);
