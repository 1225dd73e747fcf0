// Mails as files that a person can open. Nothing leaves the machine.
import { checkMail } from "./check-mail.ts";
import { messageOf } from "./message.ts";
import type { Outbox } from "./outbox.ts";
import { type MailAddress, MailError, type Mailer } from "./port.ts";

export function createFileMailer(outbox: Outbox, from: MailAddress): Mailer {
  return {
    async send(mail) {
      checkMail(mail);
      await outbox.put(mail.id, messageOf(mail, from)).catch((error: unknown) => {
        throw unwritten(error);
      });
    },
    close: () => outbox.close(),
  };
}

function unwritten(error: unknown): MailError {
  const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
  return new MailError("MAIL_UNAVAILABLE", `the mail could not be written${code}`);
}
