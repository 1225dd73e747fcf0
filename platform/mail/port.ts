// The mail port: one message to one person (docs/architecture.md).
import type { Language } from "@sb/contracts/codes.ts";

export type Mail = {
  /**
   * The caller's id, such as a job's: a letter or digit, then letters, digits, `.`, `_` or `-`, at most 120. The Message-ID
   * (RFC 5322, section 3.6.4) is made from it, so a mail that is sent again is recognised.
   */
  readonly id: string;
  /** One bare e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document. What others wrote is escaped in it already. */
  readonly html: string;
  readonly language: Language;
  /** An https: URL that unsubscribes on POST without asking anything (RFC 8058); http: on this machine only. */
  readonly unsubscribeUrl?: string;
};

export type MailAddress = { readonly name: string; readonly address: string };

export type Mailer = {
  /**
   * Resolves when the adapter has taken the message: it may be delivered twice if it is sent again. Throws MailError.
   */
  send(mail: Mail): Promise<void>;
  /** Waits for messages under way. */
  close(): Promise<void>;
};

/**
 * MAIL_INVALID: it can't be a mail; sending it again fails again. MAIL_REFUSED: the server refused it for good.
 * MAIL_UNAVAILABLE: try again later.
 */
export type MailErrorCode = "MAIL_INVALID" | "MAIL_REFUSED" | "MAIL_UNAVAILABLE";

/** The message names no address, no password and nothing of the mail. */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly code: MailErrorCode;

  constructor(code: MailErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Characters. */
export const MAIL_LIMITS = { subject: 300, text: 100_000, html: 500_000, unsubscribeUrl: 2_000 } as const;
