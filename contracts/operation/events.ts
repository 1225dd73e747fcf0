// Acts of admins on the running service; each has a stream of its own, `operation-{seq}`. Reasons are for other
// operators and are kept for good: they name nobody.
import * as z from "zod";
import { defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { SETUP_ANSWERS, SETUP_STEPS } from "./model.ts";

const Act = z.object({ seq: z.int() });

/** A parked job runs again; without an id, all parked ones of the kind. */
export const JobReplayed = defineEvent("JobReplayed", {
  version: 1,
  data: Act.extend({ kind: z.string(), id: z.string().optional() }),
});
export type JobReplayed = EventFrom<typeof JobReplayed>;

/** A parked job is removed: its work is never done. */
export const JobDropped = defineEvent("JobDropped", {
  version: 1,
  data: Act.extend({ kind: z.string(), id: z.string(), reason: z.string() }),
});
export type JobDropped = EventFrom<typeof JobDropped>;

/** A consumer group never gets an event that holds its stream back. */
export const DeliverySkipOrdered = defineEvent("DeliverySkipOrdered", {
  version: 1,
  data: Act.extend({ group: z.string(), eventId: z.string(), reason: z.string() }),
});
export type DeliverySkipOrdered = EventFrom<typeof DeliverySkipOrdered>;

/** A read model or an index is to be built anew beside the live one and to take its place. */
export const RebuildOrdered = defineEvent("RebuildOrdered", {
  version: 1,
  data: Act.extend({ projection: z.string() }),
});
export type RebuildOrdered = EventFrom<typeof RebuildOrdered>;

/** The projector did it, or could not: then the live one is as it was. */
export const RebuildEnded = defineEvent("RebuildEnded", {
  version: 1,
  data: Act.extend({
    projection: z.string(),
    outcome: z.enum(["PROMOTED", "FAILED"]),
    /** The error's `code`, or its name. */
    code: z.string().optional(),
  }),
});
export type RebuildEnded = EventFrom<typeof RebuildEnded>;

/** An admin says of a step of setting up what the service can't see itself. */
export const SetupAnswered = defineEvent("SetupAnswered", {
  version: 1,
  data: Act.extend({ step: z.enum(SETUP_STEPS), answer: z.enum(SETUP_ANSWERS) }),
});
export type SetupAnswered = EventFrom<typeof SetupAnswered>;

export const operationEvents = defineEvents(
  JobReplayed,
  JobDropped,
  DeliverySkipOrdered,
  RebuildOrdered,
  RebuildEnded,
  SetupAnswered,
);
export type OperationEvent = EventIn<typeof operationEvents>;
