// A mail as an HTML document. Styles are inline, as mail programs want them; it loads nothing from anywhere.
import { oneLine } from "./one-line.ts";
import type { Frame, MailContent } from "./render.ts";

const BODY =
  "margin:0;padding:24px 16px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.6";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4fd8;color:#ffffff;text-decoration:none;font-weight:600";
const TITLE = "margin:24px 0 0;font-size:18px";
const SMALL = "margin-top:32px;padding-top:16px;border-top:1px solid #c8ccd4;font-size:14px";

/** All five languages are written from left to right; what people wrote has its own direction. */
export function htmlOf(content: MailContent, { language, unasked, unsubscribe }: Frame): string {
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
