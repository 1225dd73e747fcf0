// The jobs of giving reports to agencies (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";

const seq = z.int().positive();

/** Finds out which agencies an event of a report is for, and makes a job for each. */
export const DeliveryShare = defineJob("delivery-share", z.object({ dclrSeq: seq, eventId: z.string().max(64) }));

/** Tells an agency of a report what it was not told yet; with `again`, at least what it was told last. */
export const DeliverySend = defineJob(
  "delivery-send",
  z.object({ agencySeq: seq, dclrSeq: seq, again: z.literal(true).optional() }),
);

/** Sends a message without a report. */
export const DeliveryTest = defineJob("delivery-test", z.object({ agencySeq: seq, eventId: z.string().max(64) }));

/** Sends again: one report, or all that the agency was given since a time (ISO 8601). */
export const DeliveryReplay = defineJob(
  "delivery-replay",
  z.object({
    agencySeq: seq,
    eventId: z.string().max(64),
    dclrSeq: seq.optional(),
    since: z.string().max(40).optional(),
  }),
);
