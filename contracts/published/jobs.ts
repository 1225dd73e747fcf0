// The jobs about published lists (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";

const ListSeq = z.int().positive();

/** Looks which lists are due, and makes a job for each. */
export const PublishedLook = defineJob("published-look", z.object({}));

/** Fetches a list. `asked`: by an admin, so also where it is not due, and whole. */
export const PublishedRefresh = defineJob(
  "published-refresh",
  z.object({ listSeq: ListSeq, asked: z.boolean().optional() }),
);

/** Tells the admins by mail that a list waits for them (HELD), or could not be refreshed for some time (FAILING). */
export const PublishedTrouble = defineJob(
  "published-trouble",
  z.object({
    listSeq: ListSeq,
    trouble: z.enum(["HELD", "FAILING"]),
    /** The time of the attempt before the one that it is about. */
    attemptBefore: z.iso.datetime().max(40).optional(),
  }),
);
export type PublishedTrouble = z.output<(typeof PublishedTrouble)["payload"]>;
