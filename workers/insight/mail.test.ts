import { LANGUAGES } from "@sb/contracts/codes.ts";
import type { SaferViewDoc } from "@sb/contracts/insight/model.ts";
import { InsightMail } from "@sb/contracts/insight/subject.ts";
import type { SubscriptionDoc } from "@sb/contracts/newsletter/model.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { insightMailHandler } from "./mail.ts";

const URL = "https://safer-block.example";
const at = "2026-11-20T00:00:00.000Z";
const article = (viewSeq: number, language: SaferViewDoc["language"], title: string): SaferViewDoc => ({
  ...{ viewSeq, language, title, category: "CASE", excerpt: `About <b>${title}</b>`, readingMinutes: 1, pictures: [] },
  ...{ version: 0, status: "PUBLISHED", writtenAt: at, publishedAt: at, revision: 1 },
});
const subscription: SubscriptionDoc = {
  ...{ subscriberId: "reader", status: "ACTIVE", language: "de", askId: "ask", sealed: "sealed", revision: 1 },
};

let doc: SubscriptionDoc | undefined;
let articles: SaferViewDoc[];
const sent: Mail[] = [];
beforeEach(() => {
  doc = subscription;
  articles = [article(1, "ko", "하나"), article(2, "de", "Zwei"), article(3, "en", "Three")];
  sent.length = 0;
});

const handler = insightMailHandler({
  readStore: { model: () => ({ get: async () => doc, getMany: async () => articles }) },
  vault: { mac: (purpose, text) => `mac-of-${purpose}-${text}`, open: async () => ({ email: "reader@people.net" }) },
  mailer: { send: async (mail) => void sent.push(mail) },
  publicUrl: URL,
});
const run = () => handler.handle(runOf(InsightMail.kind, { subscriberId: "reader", viewSeqs: [1, 2, 3] }));

test("it has what is in the reader's language, and a way out (RFC 8058)", async () => {
  await run();
  expect(sent).toMatchObject([{ to: "reader@people.net", language: "de", subject: expect.stringContaining("Zwei") }]);
  expect(sent[0]?.text).toContain(`${URL}/insight/safer-view/2`);
  expect(sent[0]?.text).not.toContain("safer-view/3");
  expect(sent[0]?.unsubscribeUrl).toMatch(`${URL}/sb/home/subscribe/end?token=`);
});

test("it has everything where nothing is in the reader's language", async () => {
  doc = { ...subscription, language: "ja" };
  await run();
  for (const viewSeq of [1, 2, 3]) expect(sent[0]?.text).toContain(`${URL}/insight/safer-view/${viewSeq}`);
});

test.each([
  ["the subscription has ended", () => (doc = undefined)],
  ["it was not confirmed", () => (doc = { ...subscription, status: "ASKED" })],
  ["all was withdrawn", () => (articles = articles.map((one) => ({ ...one, status: "WITHDRAWN" })))],
])("nothing is sent where %s", async (_, change) => {
  change();
  await run();
  expect(sent).toEqual([]);
});

test.each(LANGUAGES)("%s: the mail is written, and quotes nothing as HTML", async (language) => {
  doc = { ...subscription, language };
  articles = [article(1, language, "<script>alert(1)</script>")];
  await run();
  expect(sent[0]?.text).not.toMatch(/mails\.|\{\{|undefined/);
  expect(sent[0]?.html).not.toContain("<script>");
});
