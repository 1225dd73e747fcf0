// The jobs about watches (../job.ts).
import * as z from "zod";
import { MinPosition } from "../http.ts";
import { defineJob } from "../job.ts";
import { WATCH_OCCASIONS } from "./model.ts";

const id = z.string().min(1).max(100);
const watchSeq = z.int().positive();
const day = z.iso.date().max(10);

/** Finds the watches that an event about a report concerns. Its id is that of the event. */
export const WatchMatch = defineJob(
  "watch-match",
  z.object({
    occasion: z.enum(WATCH_OCCASIONS),
    dclrSeq: z.int().positive(),
    at: z.iso.datetime().max(40),
    /** Read models that have come so far know the report, and all watches from before. */
    position: MinPosition,
    /** Keyed hash of the target, where the event says which it is. */
    topic: id.optional(),
    /** Keyed hashes of other targets whose watches are on it too. */
    also: z.array(id).max(4).optional(),
    /** Keyed hash of the target that the report stood on before: a change that leaves it there is no news. */
    was: id.optional(),
  }),
);

/** One mail about one thing that a watch saw. What it was is looked up when it is sent. */
export const WatchMail = defineJob("watch-mail", z.object({ userId: id, watchSeq, day, hitId: id }));

/** Once a day: makes a mail for each person whose watches saw something that waits for it. */
export const WatchDigest = defineJob("watch-digest", z.object({}));

export const WatchDigestMail = defineJob("watch-digest-mail", z.object({ userId: id, day }));
