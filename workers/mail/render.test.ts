import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { type MailContent, renderMail } from "./render.ts";
import { mailTextsIn, TEXTS } from "./texts.ts";

const HOSTILE = '"><script>alert(1)</script>\r\nBcc: other@people.example';
const content: MailContent = {
  subject: HOSTILE,
  greeting: HOSTILE,
  intro: HOSTILE,
  facts: [{ name: HOSTILE, value: HOSTILE }],
  action: { label: HOSTILE, url: "https://safer-block.example/" },
  more: [HOSTILE],
  reason: HOSTILE,
};

test("everything is escaped, and begins no line of its own", () => {
  const { subject, html, text } = renderMail(content, { language: "de", unasked: HOSTILE });
  expect(html).not.toContain("<script");
  expect(subject).toBe('"><script>alert(1)</script> Bcc: other@people.example');
  for (const all of [html, subject, text]) expect(all).not.toMatch(/^Bcc/m);
});

test("a way to unsubscribe stands in the headers, the text and the HTML", () => {
  const url = "https://safer-block.example/home/subscribe/end?token=a&b=c";
  const postUrl = "https://safer-block.example/sb/home/subscribe/end?token=a&b=c";
  const label = mailTextsIn("en")(($) => $.mails.frame.unsubscribe);
  const mail = renderMail(content, { language: "en", unasked: "-", unsubscribe: { label, url, postUrl } });
  expect(mail.unsubscribeUrl).toBe(postUrl);
  expect(mail.text).toContain(`${label}:\n${url}\n`);
  expect(mail.html).toContain(`<a href="${url.replace("&", "&amp;")}">${label}</a>`);
  expect(renderMail(content, { language: "en", unasked: "-" })).not.toHaveProperty("unsubscribeUrl");
});

/** `frame/unasked` and its like, with the text. */
const leavesOf = (texts: object, path = ""): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[`${path}${key}`, text] as const] : leavesOf(text, `${path}${key}/`),
  );

test.each(LANGUAGES)("%s has every text, of its own, with the placeholders of Korean", (language) => {
  const korean = new Map(leavesOf(TEXTS.ko));
  const leaves = leavesOf(TEXTS[language]);
  expect(leaves.map(([path]) => path)).toEqual([...korean.keys()]);
  for (const [path, text] of leaves) {
    expect(text.match(/\{\{.+?\}\}/g)).toEqual(korean.get(path)?.match(/\{\{.+?\}\}/g) ?? null);
    if (language !== "ko") expect(text).not.toMatch(/\p{Script=Hangul}/u);
  }
});
