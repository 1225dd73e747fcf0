// Every adapter checks a mail by this before it takes it. Nothing that others wrote may end a header or begin another one.
import { isEmail } from "@sb/contracts/email.ts";
import { isLoopbackName } from "../config/loopback.ts";
import { MAIL_LIMITS, type Mail, MailError } from "./port.ts";

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;
/** Control characters, line and paragraph separators. */
const NO_LINE = /[\p{Cc}\u2028\u2029]/u;
const ASCII_URL = /^[\x21-\x7e]+$/;

/** Throws MailError("MAIL_INVALID"). */
export function checkMail({ id, to, subject, text, html, unsubscribeUrl }: Mail): void {
  require(ID.test(id), "its id");
  require(!NO_LINE.test(to) && isEmail(to), "its recipient");
  require(subject.trim() !== "" && subject.length <= MAIL_LIMITS.subject && !NO_LINE.test(subject), "its subject");
  require(text !== "" && text.length <= MAIL_LIMITS.text, "its text");
  require(html !== "" && html.length <= MAIL_LIMITS.html, "its HTML");
  require(unsubscribeUrl === undefined || isUnsubscribeUrl(unsubscribeUrl), "its unsubscribe link");
}

function require(isSound: boolean, what: string): void {
  if (!isSound) throw new MailError("MAIL_INVALID", `${what} can't be of a mail`);
}

function isUnsubscribeUrl(text: string): boolean {
  const url = text.length <= MAIL_LIMITS.unsubscribeUrl && ASCII_URL.test(text) ? URL.parse(text) : null;
  // In a header the URL stands between < and >.
  if (url === null || /[<>]/.test(text)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopbackName(url.hostname));
}
