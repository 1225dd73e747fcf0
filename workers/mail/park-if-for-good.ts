import { PermanentFailure } from "@sb/platform/jobs/port.ts";
import { MailError } from "@sb/platform/mail/port.ts";

/** For a mail that was not taken: its job is parked where trying again can't help. Always throws. */
export function parkIfForGood(error: unknown): never {
  const isForGood = error instanceof MailError && error.code !== "MAIL_UNAVAILABLE";
  throw isForGood ? new PermanentFailure(error.code) : error;
}
