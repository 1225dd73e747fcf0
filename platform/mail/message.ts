// A mail as the message that both adapters send (RFC 5322, MIME): its text and its HTML, one in the other's place. Made here in one go, since
// nodemailer makes each part by a chain of streams, at ten times the cost.
import { domainToASCII } from "node:url";
import type { Mail, MailAddress } from "./port.ts";

/** No encoding below writes `=_`, so no part can hold the boundary (RFC 2045, section 6.7). */
const BOUNDARY = "=_alternative";
/** Characters of a line without its end: what RFC 2045 allows. */
const LINE = 76;
/** Bytes of an encoded word: 48 characters in base64, and 12 around them, so that its line stays short (RFC 2047, section 2) beside the header's name. */
const WORD = 36;

/** To be checked by `checkMail` first. */
export function messageOf(mail: Mail, from: MailAddress): Buffer {
  const { id, to, subject, text, html, language, unsubscribeUrl } = mail;
  const headers = [
    `From: ${encoded(from.name, quoted)} <${from.address}>`,
    `To: ${addressOf(to)}`,
    `Subject: ${encoded(subject, (plain) => plain)}`,
    `Message-ID: <${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    `Date: ${new Date().toUTCString().replace("GMT", "+0000")}`,
    // Keeps other programs from answering it (RFC 3834, section 5).
    "Auto-Submitted: auto-generated",
    `Content-Language: ${language}`,
    ...(unsubscribeUrl
      ? [`List-Unsubscribe:\r\n <${unsubscribeUrl}>`, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"]
      : []),
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
  ];
  const parts = [partOf("text/plain", text), partOf("text/html", html)].map((part) => `--${BOUNDARY}\r\n${part}\r\n`);
  return Buffer.from(`${headers.join("\r\n")}\r\n\r\n${parts.join("")}--${BOUNDARY}--\r\n`);
}

/** Its host as DNS has it; a local part of other letters stays, and needs SMTPUTF8. */
export function addressOf(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}

const PLAIN = /^[\x20-\x7e]{1,60}$/;

/** A text of a header: as it is where it is short and plain, and else as encoded words. One that looks like these is encoded as well: readers would decode it. */
const encoded = (text: string, unlessPlain: (plain: string) => string): string =>
  PLAIN.test(text) && !text.includes("=?") ? unlessPlain(text) : wordsOf(text).join("\r\n ");

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Encoded words (RFC 2047), none of which ends within a character. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let word = "";
  let bytes = 0;
  for (const character of text) {
    const length = Buffer.byteLength(character);
    if (bytes + length > WORD) {
      words.push(word);
      [word, bytes] = ["", 0];
    }
    word += character;
    bytes += length;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString("base64")}?=`);
}

function partOf(type: string, text: string): string {
  // Mail knows CRLF only, and dots at the beginning of lines are the transport's matter.
  const bytes = Buffer.from(text.replace(/\r\n?|\n/g, "\r\n"));
  const [encoding, body] = isMostlyAscii(bytes)
    ? (["quoted-printable", quotedPrintable(bytes)] as const)
    : (["base64", bytes.toString("base64").replace(/.{76}/g, "$&\r\n")] as const);
  return `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`;
}

/** Whether quoted-printable is the shorter: it takes three characters for each other byte, base64 a third more for all. */
function isMostlyAscii(bytes: Buffer): boolean {
  let others = 0;
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] ?? 0) >= 0x80) others += 1;
  return others * 6 <= bytes.length;
}

const [TAB, LF, CR, BLANK, EQUALS, TILDE] = [0x09, 0x0a, 0x0d, 0x20, 0x3d, 0x7e];
const HEX = Buffer.from("0123456789ABCDEF");

/** `bytes`: lines that end in CRLF. */
function quotedPrintable(bytes: Buffer): string {
  // Three characters for a byte, and a soft line end of three for 72 of them.
  const out = Buffer.allocUnsafe(bytes.length * 4 + 3);
  let [end, column] = [0, 0];
  // An iterator takes several times as long.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === CR || byte === LF) {
      out[end++] = byte;
      column = 0;
      continue;
    }
    const isLast = at + 1 === bytes.length || bytes[at + 1] === CR;
    const isBlank = byte === BLANK || byte === TAB;
    const isLiteral = isBlank ? !isLast : byte > BLANK && byte <= TILDE && byte !== EQUALS;
    const width = isLiteral ? 1 : 3;
    if (column + width > LINE - 1) {
      end += out.write("=\r\n", end, "latin1");
      column = 0;
    }
    if (isLiteral) out[end++] = byte;
    else {
      out[end++] = EQUALS;
      out[end++] = HEX[byte >> 4] ?? 0;
      out[end++] = HEX[byte & 15] ?? 0;
    }
    column += width;
  }
  return out.toString("latin1", 0, end);
}
