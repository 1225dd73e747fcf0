// The jobs about accounts (../job.ts).
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { defineJob } from "../job.ts";

const Mail = z.object({
  userId: z.string().min(1).max(100),
  /** Absent: the one that the account was last used in. */
  language: z.enum(LANGUAGES).optional(),
});

/**
 * Sends a mail to the owner of an account. The address and the nickname are looked up when it is sent: neither lies in a
 * queue, and who has left by then gets nothing.
 */
export const AccountMail = defineJob(
  "account-mail",
  z.discriminatedUnion("mail", [
    Mail.extend({ mail: z.literal("REPORT_FILED"), dclrSeq: z.int().positive(), filedAt: z.iso.datetime().max(40) }),
    Mail.extend({ mail: z.enum(["ANALYSIS_ANSWERED", "ANALYSIS_CLOSED"]), analysisSeq: z.int().positive() }),
    Mail.extend({ mail: z.enum(["INQUIRY_ANSWERED", "INQUIRY_COMMENTED"]), seq: z.int().positive() }),
  ]),
);
export type AccountMail = z.output<(typeof AccountMail)["payload"]>;
