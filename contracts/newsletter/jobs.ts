// The jobs about the newsletter (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";

const id = z.string().min(1).max(100);

/**
 * Sends a mail to a subscriber. The address is looked up when it is sent: it lies in no queue, and who has ended the
 * subscription by then gets nothing.
 */
export const NewsletterMail = defineJob(
  "newsletter-mail",
  z.discriminatedUnion("mail", [
    /** Is the address theirs? */
    z.object({ mail: z.literal("CONFIRM"), subscriberId: id, askId: id }),
    /** It is; how to end it. */
    z.object({ mail: z.literal("WELCOME"), subscriberId: id }),
  ]),
);

/** Forgets an address that nobody confirmed. Its id is that of the request. */
export const NewsletterForget = defineJob("newsletter-forget", z.object({ subscriberId: id, askId: id }));
