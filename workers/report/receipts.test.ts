import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { reportExamples } from "@sb/contracts/report/stored-examples.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { openMailer, openOutbox } from "@sb/platform/mail/open.ts";
import { beforeEach, expect, test } from "vitest";
import { filedMail, receiptSubscription } from "./receipts.ts";

const meta = { eventId: "e-1", correlationId: "c", actor: "u-1", at: "2026-01-02T03:04:05.000Z" };
const filings = reportExamples.filter(({ type }) => type === "DeclarationFiled");

const jobs: NewJob[] = [];
beforeEach(() => {
  jobs.length = 0;
});
const { deliver } = receiptSubscription({ enqueue: async (made) => void jobs.push(...made) });
const filed = (data: unknown, version: number) => ({
  stream: "report-7",
  revision: 0,
  type: "DeclarationFiled",
  version,
  data,
  meta,
});

test.each(filings)("a person's filing makes a job of ids, an entry of a list none: version $version", async (event) => {
  const { data, version } = event as { readonly data: object; readonly version: number };
  await deliver(filed(data, version));
  await deliver(filed(data, version));
  if ("provenance" in data) return expect(jobs).toEqual([]);
  const { dclrSeq, ownerId } = data as { readonly dclrSeq?: number; readonly ownerId?: string };
  expect(new Set(jobs.map(({ id }) => id))).toEqual(new Set(["e-1"]));
  expect(jobs[0]?.payload).toEqual({ mail: "REPORT_FILED", userId: ownerId, dclrSeq, filedAt: meta.at });
});

test("both kinds of filings are among the examples", () => {
  const isListed = ({ data }: (typeof filings)[number]) => "provenance" in (data as object);
  expect(new Set(filings.map(isListed))).toEqual(new Set([true, false]));
});

const report = { dclrSeq: 8_231, nickname: "minah", filedAt: "2026-01-02T03:04:05.000Z" };
const URL = "https://safer-block.example";

test("the plain text reads well", () => {
  expect(filedMail(report, "en", URL).text).toBe(`Hello minah,

We have received your report. Thank you for coming forward.

Report number: 8231
Filed: January 2, 2026 at 3:04 AM UTC

See your report:
https://safer-block.example/report/history/8231

If you learn more, you can add it on the page of your report at any time.

Anyone who promises to get your money back and asks for a fee or your wallet's recovery phrase first is a scammer. Safer Block never asks for money, recovery phrases or passwords.

-- 
You get this message because you filed a report with Safer Block.
This message was sent automatically. Replies are not read.
`);
});

test.each(LANGUAGES)("%s: text and HTML say the same, in that language", (language) => {
  const { subject, text, html, language: said } = filedMail(report, language, URL);
  expect(said).toBe(language);
  expect(subject).toContain("8231");
  expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}" dir="ltr">`));
  expect(html).toContain('href="https://safer-block.example/report/history/8231"');
  for (const line of text.split("\n").filter((each) => !/^-- $|^$|:$|: /.test(each))) {
    expect(unescaped(html)).toContain(line);
  }
  expect(text + html).not.toMatch(/\{\{|undefined|reportFiled/);
});

test.each(LANGUAGES)("%s: a hostile nickname stays a name", async (language) => {
  const nickname = `a\r\nBcc: other@people.example\r\n\r\n<script>alert(1)</script>" onload="x\u202e{{seq}}$t(mails:x)`;
  const mail = filedMail({ ...report, nickname }, language, URL);
  expect(mail.html).not.toMatch(/<script|" onload="/);
  expect(mail.text).not.toMatch(/^Bcc|\r|\u202e/m);
  expect(mail.text).toContain("$t(mails:x)");
  const folder = await mkdtemp(join(tmpdir(), "sb-mail-"));
  const from = { name: "Safer Block", address: "no-reply@safer-block.example" };
  const mailer = await openMailer("file:", folder, { from });
  await mailer.send({ ...mail, subject: mail.subject, id: "a", to: "mina@people.example" });
  await mailer.close();
  const outbox = await openOutbox("file:", folder);
  const [name = ""] = await outbox.names();
  const [head] = Buffer.from((await outbox.get(name)) ?? [])
    .toString()
    .split("\r\n\r\n");
  expect(head).not.toMatch(/^Bcc|script/m);
  await outbox.close();
  await rm(folder, { recursive: true });
});

function unescaped(html: string): string {
  const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
  return Object.entries(entities).reduceRight((text, [entity, character]) => text.replaceAll(entity, character), html);
}
