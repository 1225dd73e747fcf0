// The jobs about requests to delete reports (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";
import { DISPUTE_MAILS } from "./codes.ts";

const requestSeq = z.int().positive();
const userId = z.string().min(1).max(100);

/** Looks at a site for the proof that somebody controls it. Its id is that of the check. */
export const DisputeProof = defineJob("dispute-proof", z.object({ requestSeq, checkId: z.string().min(1).max(100) }));

/** Comes shortly before a request's time is up, and when it is; too late after an extension, it does nothing. */
export const DisputeClock = defineJob(
  "dispute-clock",
  z.object({ requestSeq, dueAt: z.iso.datetime().max(40), step: z.enum(["REMIND", "END"]) }),
);

/** Tells one side what happened. Address, name and language are looked up when it is sent. */
export const DisputeMail = defineJob(
  "dispute-mail",
  z.object({
    requestSeq,
    dclrSeq: z.int().positive(),
    userId,
    mail: z.enum(DISPUTE_MAILS),
    /** Until when there is time, where the mail says that. */
    dueAt: z.iso.datetime().max(40).optional(),
  }),
);

/** Deletes the evidence of a request. Its id is that of the event. */
export const DisputeEvidence = defineJob("dispute-evidence", z.object({ requestSeq }));
