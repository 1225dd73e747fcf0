// A mail as the message that both adapters make of it (RFC 5322, MIME), through nodemailer.
import type { SendMailOptions } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import type { Mail, MailAddress } from "./port.ts";

/** To be checked by `checkMail` first. */
export function messageOf(mail: Mail, from: MailAddress): SendMailOptions {
  const { id, to, subject, text, html, language, unsubscribeUrl } = mail;
  return {
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    from,
    to: { name: "", address: to },
    text,
    html,
    headers: {
      Subject: subjectOf(subject),
      // Keeps other programs from answering it (RFC 3834, section 5).
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      ...(unsubscribeUrl ? { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {}),
    },
    ...(unsubscribeUrl ? { list: { unsubscribe: { url: unsubscribeUrl } } } : {}),
    xMailer: false,
    // A text is a text, whatever it looks like.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A text that looks like an encoded word (RFC 2047) is encoded, or else readers would decode it. */
const subjectOf = (subject: string) =>
  subject.includes("=?") ? { prepared: true, foldLines: true, value: encodeWord(subject, "B", 52) } : subject;
