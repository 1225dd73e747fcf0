import { AccountMail } from "@sb/contracts/account/jobs.ts";
import { LANGUAGES } from "@sb/contracts/codes.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { inquiryMail, inquiryMails } from "./mails.ts";

const URL = "https://safer-block.example";
const of = { seq: 5, userId: "u-1" };
const comment = { ...of, commentSeq: 9, authorId: "u-2", sealedText: "sealed" };

test.each([
  ["InquiryAnswered", of, "INQUIRY_ANSWERED"],
  ["InquiryCommented", { ...comment, side: "ADMIN" }, "INQUIRY_COMMENTED"],
  ["InquiryCommented", { ...comment, side: "PERSON" }, undefined],
])("%s makes one mail for the person, and none for what they wrote themselves", async (type, data, mail) => {
  const jobs: NewJob[] = [];
  const { deliver } = inquiryMails({ enqueue: async (made) => void jobs.push(...made) });
  const meta = { eventId: "e-1", correlationId: "c", actor: "admin", at: "2026-01-01T00:00:00.000Z" };
  const event = { stream: "inquiry-5", revision: 2, type, version: 1, data, meta };
  await deliver(event);
  await deliver(event);
  const made = { kind: AccountMail.kind, id: "e-1", payload: { mail, ...of } };
  expect(jobs).toEqual(mail === undefined ? [] : [made, made]);
});

test.each(LANGUAGES)("%s: the mail leads to the inquiry, and says what is new", (language) => {
  const news = { seq: 8_231, nickname: "minah", language };
  const answered = inquiryMail({ ...news, mail: "INQUIRY_ANSWERED" }, URL);
  const commented = inquiryMail({ ...news, mail: "INQUIRY_COMMENTED" }, URL);
  for (const { subject, text, html } of [answered, commented]) {
    expect(subject).toContain("8231");
    expect(text).toContain("minah");
    expect(text).toContain("https://safer-block.example/support/inquiry/8231");
    expect(html).toContain('href="https://safer-block.example/support/inquiry/8231"');
    expect(text + html).not.toMatch(/\{\{|undefined/);
  }
  expect(answered.subject).not.toBe(commented.subject);
});
