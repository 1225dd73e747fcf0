import { AccountMail } from "@sb/contracts/account/jobs.ts";
import { LANGUAGES } from "@sb/contracts/codes.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { analysisEndedMail, analysisMails } from "./mails.ts";

const URL = "https://safer-block.example";

test.each([
  ["AnalysisAnswered", "ANALYSIS_ANSWERED"],
  ["AnalysisClosed", "ANALYSIS_CLOSED"],
])("%s makes one mail for the person, however often it is delivered", async (type, mail) => {
  const jobs: NewJob[] = [];
  const { deliver } = analysisMails({ enqueue: async (made) => void jobs.push(...made) });
  const meta = { eventId: "e-1", correlationId: "c", actor: "admin", at: "2026-01-01T00:00:00.000Z" };
  const data = { analysisSeq: 5, userId: "u-1", language: "ja" };
  const event = { stream: "analysis-5", revision: 2, type, version: 1, data, sealed: "sealed", meta };
  await deliver(event);
  await deliver(event);
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(1);
  expect(jobs[0]).toEqual({ kind: AccountMail.kind, id: "e-1", payload: { mail, ...data } });
});

test.each(LANGUAGES)("%s: the mail leads to the request, and tells its end", (language) => {
  const ended = { analysisSeq: 8_231, nickname: "minah", language };
  const answered = analysisEndedMail({ ...ended, mail: "ANALYSIS_ANSWERED" }, URL);
  const closed = analysisEndedMail({ ...ended, mail: "ANALYSIS_CLOSED" }, URL);
  for (const { subject, text, html } of [answered, closed]) {
    expect(subject).toContain("8231");
    expect(text).toContain("minah");
    expect(text).toContain("https://safer-block.example/support/analysis/8231");
    expect(html).toContain('href="https://safer-block.example/support/analysis/8231"');
  }
  expect(answered.text).not.toBe(closed.text);
});
