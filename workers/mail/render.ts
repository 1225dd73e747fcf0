// A mail's content as plain text and as HTML. Everything in the content is plain text: it is escaped here.
import type { Language } from "@sb/contracts/codes.ts";
import type { Mail } from "@sb/platform/mail/port.ts";

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

type Unsubscribe = {
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

/** Renders a mail, but for its id and its recipient. */
export function renderMail(content: MailContent, frame: Frame): Omit<Mail, "id" | "to"> {
  return {
    language: frame.language,
    subject: oneLine(content.subject),
    text: textOf(content, frame),
    html: htmlOf(content, frame),
    ...(frame.unsubscribe ? { unsubscribeUrl: frame.unsubscribe.postUrl } : {}),
  };
}

const BODY =
  "margin:0;padding:24px 16px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.6";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4fd8;color:#ffffff;text-decoration:none;font-weight:600";
const TITLE = "margin:24px 0 0;font-size:18px";
const SMALL = "margin-top:32px;padding-top:16px;border-top:1px solid #c8ccd4;font-size:14px";

/** Styles are inline, as mail programs want them; it loads nothing from anywhere. All five languages are written from left to right; what people wrote has its own direction. */
function htmlOf(content: MailContent, { language, unasked, unsubscribe }: Frame): string {
  const facts = content.facts.map(
    ({ name, value }) => `<dt>${escaped(name)}</dt><dd><bdi>${escaped(value)}</bdi></dd>`,
  );
  const links = (content.links ?? []).map(
    ({ label, text, url }) =>
      `<h2 style="${TITLE}"><a href="${escaped(url)}">${escaped(label)}</a></h2>${paragraph(text)}`,
  );
  const paragraphs = [content.greeting, content.intro].map(paragraph);
  const link = unsubscribe ? `<p><a href="${escaped(unsubscribe.url)}">${escaped(unsubscribe.label)}</a></p>` : "";
  return `<!doctype html>
<html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(content.subject)}</title></head>
<body style="${BODY}"><div style="max-width:560px;margin:0 auto">
${paragraphs.join("\n")}
<dl>${facts.join("")}</dl>
${links.join("\n")}
<p><a href="${escaped(content.action.url)}" style="${BUTTON}">${escaped(content.action.label)}</a></p>
${content.more.map(paragraph).join("\n")}
<div style="${SMALL}">${paragraph(content.reason)}${paragraph(unasked)}${link}</div>
</div></body></html>
`;
}

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => oneLine(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** For those who read plain text. */
function textOf({ greeting, intro, facts, links = [], action, more, reason }: MailContent, frame: Frame): string {
  const { unasked, unsubscribe } = frame;
  const paragraphs = [
    [greeting],
    [intro],
    facts.map(({ name, value }) => `${name}: ${value}`),
    ...links.map(({ label, text, url }) => [label, text, url]),
    [`${action.label}:`, action.url],
    ...more.map((each) => [each]),
    [SIGNATURE, reason, unasked],
    unsubscribe ? [`${unsubscribe.label}:`, unsubscribe.url] : [],
  ];
  const texts = paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.map(lineOf).join("\n"));
  return `${texts.join("\n\n")}\n`;
}

/** Begins the signature (RFC 3676, section 4.3); its blank at the end counts. */
const SIGNATURE = "-- ";

const lineOf = (text: string): string => (text === SIGNATURE ? text : oneLine(text));

/** Line ends, other control characters, and those that turn the direction of what follows. */
const BREAKS = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text of others, as a part of one line: it can begin no other. */
const oneLine = (text: string): string => text.replace(BREAKS, " ").trim();
