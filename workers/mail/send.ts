// Delivers a mail: the mail server is one receiver for everybody, and mails have no order.
import { type JobName, PermanentFailure } from "@sb/platform/jobs/port.ts";
import { type Mail, MailError, type Mailer } from "@sb/platform/mail/port.ts";

/** The job's id makes the mail's: one that is sent again is recognised. The job is parked where trying again can't help. */
export async function sendMail(
  { mailer }: { readonly mailer: Pick<Mailer, "send"> },
  { kind, id }: JobName,
  mail: Omit<Mail, "id">,
): Promise<void> {
  try {
    await mailer.send({ ...mail, id: `${kind}.${id}` });
  } catch (error) {
    const isForGood = error instanceof MailError && error.code !== "MAIL_UNAVAILABLE";
    throw isForGood ? new PermanentFailure(error.code) : error;
  }
}
