import { LANGUAGES } from "@sb/contracts/codes.ts";
import { DISPUTE_MAILS } from "@sb/contracts/dispute/codes.ts";
import { expect, test } from "vitest";
import { disputeMail } from "./mail.ts";

const news = { requestSeq: 18, dclrSeq: 17, nickname: "mina", dueAt: "2026-03-15T10:00:00.000Z" };

test.each(LANGUAGES.flatMap((language) => DISPUTE_MAILS.map((mail) => [language, mail] as const)))(
  "%s: %s has every text filled in, and names the request by its number",
  (language, mail) => {
    const { subject, text, html } = disputeMail({ ...news, mail }, language, "https://sb.example");
    expect(subject).toContain("18");
    expect(subject).not.toContain("mina");
    expect(text).toContain("https://sb.example/report/deletion/18");
    expect(text).toContain("UTC");
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|mails\./);
  },
);
