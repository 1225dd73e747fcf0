// Mails over SMTP (RFC 5321), through nodemailer, which the first mail loads: it takes 15 MB.
import type { Transporter } from "nodemailer";
import { checkMail } from "./check-mail.ts";
import { addressOf, messageOf } from "./message.ts";
import { type Mail, type MailAddress, MailError, type Mailer } from "./port.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

/** Milliseconds. `send`: for the whole message, also where a server answers a letter at a time. */
type SmtpTimeouts = { readonly connect: number; readonly idle: number; readonly send: number };

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, idle: 30_000, send: 60_000 };
const CONNECTIONS = 4;
/** A connection is replaced after this many messages: servers limit them. */
const MESSAGES = 100;

/** No connection is made before the first mail. */
export function createSmtpMailer(settings: SmtpSettings, from: MailAddress, timeouts = TIMEOUTS): Mailer {
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      ...settings,
      pool: true,
      maxConnections: CONNECTIONS,
      maxMessages: MESSAGES,
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.connect,
      socketTimeout: timeouts.idle,
    });
  };
  const post = async (mail: Mail): Promise<void> => {
    transport ??= open();
    const signal = AbortSignal.timeout(timeouts.send);
    const envelope = { from: from.address, to: [addressOf(mail.to)] };
    await (await transport).sendMail({ envelope, raw: messageOf(mail, from), signal });
  };
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    async send(mail) {
      checkMail(mail);
      if (isClosed) throw new MailError("MAIL_UNAVAILABLE", "the mailer is closed");
      const sending = post(mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
      await sending.catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      (await transport)?.close();
    },
  };
}

/** The codes of nodemailer's errors. A message may quote an address or what the server said, so only codes are kept. */
type SmtpFailure = { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown };

function failureOf(error: unknown): MailError {
  const failure: SmtpFailure = typeof error === "object" && error !== null ? error : {};
  const { code, responseCode, command } = failure;
  const facts = [code, command, responseCode].filter((fact) => typeof fact === "string" || typeof fact === "number");
  const what = facts.join(" ") || "unknown error";
  if (isForGood(responseCode, command)) return new MailError("MAIL_REFUSED", `the server refused the mail: ${what}`);
  return new MailError("MAIL_UNAVAILABLE", `the mail could not be sent now: ${what}`);
}

/**
 * A 5xx on the recipient or the message (RFC 5321, section 4.2.1). One on the greeting, the login or the sender is about
 * our settings, which the operator can repair: mails wait for that.
 */
const isForGood = (responseCode: unknown, command: unknown): boolean =>
  typeof responseCode === "number" && responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
