// A mail's content as plain text and as HTML. Everything in the content is plain text: it is escaped here.
import type { Language } from "@sb/contracts/codes.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { htmlOf } from "./html.ts";
import { oneLine } from "./one-line.ts";
import { textOf } from "./text.ts";

export type MailContent = {
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Pages of ours, each with what it is about. */
  readonly links?: readonly { readonly label: string; readonly text: string; readonly url: string }[];
  /** One link, to a page of ours. */
  readonly action: { readonly label: string; readonly url: string };
  readonly more: readonly string[];
  /** Why the person gets it. */
  readonly reason: string;
};

export type Unsubscribe = {
  readonly label: string;
  /** A page that asks once more. */
  readonly url: string;
  /** Ends it on POST without asking anything (RFC 8058): for mail programs. */
  readonly postUrl: string;
};

export type Frame = {
  readonly language: Language;
  readonly unasked: string;
  readonly unsubscribe?: Unsubscribe | undefined;
};

/** What goes into a mail besides its id and its recipient. */
export function renderMail(content: MailContent, frame: Frame): Omit<Mail, "id" | "to"> {
  return {
    language: frame.language,
    subject: oneLine(content.subject),
    text: textOf(content, frame),
    html: htmlOf(content, frame),
    ...(frame.unsubscribe ? { unsubscribeUrl: frame.unsubscribe.postUrl } : {}),
  };
}
