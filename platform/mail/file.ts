// Mails as files that a person can open. Nothing leaves the machine. The first mail loads nodemailer, which takes 15 MB.
import { checkMail } from "./check-mail.ts";
import { messageOf } from "./message.ts";
import type { Outbox } from "./outbox.ts";
import { type MailAddress, MailError, type Mailer } from "./port.ts";

export function createFileMailer(outbox: Outbox, from: MailAddress): Mailer {
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      checkMail(mail);
      transport ??= open();
      const { message } = await (await transport).sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new TypeError("the message is no buffer");
      await outbox.put(mail.id, message).catch((error: unknown) => {
        throw unwritten(error);
      });
    },
    close: () => outbox.close(),
  };
}

async function open() {
  const { createTransport } = await import("nodemailer");
  return createTransport({ streamTransport: true, buffer: true, newline: "windows" });
}

function unwritten(error: unknown): MailError {
  const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
  return new MailError("MAIL_UNAVAILABLE", `the mail could not be written${code}`);
}
