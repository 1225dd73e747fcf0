// Every mail of the product in every language: who adds one adds it here, or this does not compile.
import type { AccountMail } from "@sb/contracts/account/jobs.ts";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { DISPUTE_MAILS } from "@sb/contracts/dispute/codes.ts";
import type { SaferViewDoc } from "@sb/contracts/insight/model.ts";
import type { NewsletterMail } from "@sb/contracts/newsletter/jobs.ts";
import type { PublishedTrouble } from "@sb/contracts/published/jobs.ts";
import { WATCH_OCCASIONS } from "@sb/contracts/watch/model.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { contentOf } from "../account/content-of.ts";
import { disputeMail } from "../dispute/mail.ts";
import { weeklyMail } from "../insight/weekly-mail.ts";
import { confirmMail, welcomeMail } from "../newsletter/mails.ts";
import { publisherMail } from "../objection/parts.ts";
import { troubleMail } from "../published/trouble.ts";
import { digestMail, watchMail } from "../watch/watch-mail.ts";

type Content = Omit<Mail, "id" | "to">;
type Written = {
  readonly write: (language: Language) => Content;
  /** The person subscribed to it, so it has a one-click end (RFC 8058). */
  readonly isSubscribed?: true;
};

const URL = "https://safer-block.example";
const nickname = "mina";
const seq = 4711;
const at = "2026-11-22T09:00:00.000Z";
const userId = "u-1";

/** Each kind of mail to the owner of an account. */
const accountMails: Readonly<Record<AccountMail["mail"], AccountMail>> = {
  REPORT_FILED: { mail: "REPORT_FILED", userId, dclrSeq: seq, filedAt: at },
  ANALYSIS_ANSWERED: { mail: "ANALYSIS_ANSWERED", userId, analysisSeq: seq },
  ANALYSIS_CLOSED: { mail: "ANALYSIS_CLOSED", userId, analysisSeq: seq },
  INQUIRY_ANSWERED: { mail: "INQUIRY_ANSWERED", userId, seq },
  INQUIRY_COMMENTED: { mail: "INQUIRY_COMMENTED", userId, seq },
};

const newsletterMails: Readonly<Record<z.output<(typeof NewsletterMail)["payload"]>["mail"], Written>> = {
  CONFIRM: { write: (language) => confirmMail(language, URL, "token") },
  WELCOME: { write: (language) => welcomeMail(language, URL, "token"), isSubscribed: true },
};

const troubleOf = (trouble: PublishedTrouble["trouble"]): Written => ({
  write: (language) => troubleMail({ trouble, list: { name: "Drainers", good: undefined } }, language, URL),
});
const listMails: Readonly<Record<PublishedTrouble["trouble"], Written>> = {
  HELD: troubleOf("HELD"),
  FAILING: troubleOf("FAILING"),
};

const weekly = (language: Language): Content => {
  const title = { ko: "하나", en: "One", zh: "一", ja: "ひとつ", de: "Eins" }[language];
  const article: SaferViewDoc = {
    ...{ viewSeq: seq, language, title, category: "CASE", excerpt: title, readingMinutes: 1, pictures: [] },
    ...{ version: 0, status: "PUBLISHED", writtenAt: at, publishedAt: at, revision: 1 },
  };
  return weeklyMail(language, URL, [article], "token");
};

const sights = WATCH_OCCASIONS.flatMap((occasion) =>
  (["WALLET", "SITE", "SEARCH"] as const).map((kind) => ({
    ...{ occasion, kind },
    dclrSeq: occasion === "CLEARED" ? undefined : seq,
  })),
);

const MAILS: Readonly<Record<string, Written>> = {
  ...Object.fromEntries(
    Object.entries(accountMails).map(([kind, mail]) => [
      kind,
      { write: (language: Language) => contentOf(mail, { nickname, language }, URL) },
    ]),
  ),
  ...Object.fromEntries(
    DISPUTE_MAILS.map((mail) => [
      `DISPUTE_${mail}`,
      {
        write: (language: Language) =>
          disputeMail({ mail, requestSeq: seq, dclrSeq: seq, nickname, dueAt: at }, language, URL),
      },
    ]),
  ),
  ...newsletterMails,
  LIST_HELD: listMails.HELD,
  LIST_FAILING: listMails.FAILING,
  LIST_OBJECTION: {
    write: (language) =>
      publisherMail(
        {
          ...{ to: "lists@lists.example", list: "Drainers", target: "shop.example", declareType: "SITE" },
          ...{ openedAt: at, isOwner: true, reason: nickname },
        },
        language,
        URL,
      ),
  },
  WEEKLY: { write: weekly, isSubscribed: true },
  ...Object.fromEntries(
    sights.map((sight) => [
      `WATCH_${sight.occasion}_${sight.kind}`,
      {
        write: (language: Language) => watchMail(sight, { nickname, language }, URL, "token"),
        isSubscribed: true as const,
      },
    ]),
  ),
  WATCH_DAILY: {
    write: (language) => digestMail(sights, { nickname, language }, URL, "token"),
    isSubscribed: true,
  },
};

const cases = LANGUAGES.flatMap((language) => Object.keys(MAILS).map((kind) => [language, kind] as const));

describe.each(cases)("%s: %s", (language, kind) => {
  const { write, isSubscribed = false } = MAILS[kind] as Written;
  const mail = write(language);
  const whole = [mail.subject, mail.text, mail.html].join("\n");

  test("is written in the receiver's language, for programs and for people", () => {
    expect(mail.language).toBe(language);
    expect(mail.html).toContain(`<html lang="${language}"`);
    for (const part of [mail.subject, mail.text, mail.html]) expect(part?.trim()).toBeTruthy();
    // Keys without a text, and places without a value.
    expect(whole).not.toMatch(/mails[./]|\{\{|\}\}|undefined|NaN|\[object/);
    if (language === "ko") expect(mail.text).toMatch(/\p{Script=Hangul}/u);
    else expect(whole).not.toMatch(/\p{Script=Hangul}/u);
    if (language === "en" || language === "de") expect(whole).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}]/u);
    if (language === "ja") expect(mail.text).toMatch(/\p{Script=Hiragana}/u);
    if (language === "zh") expect(whole).not.toMatch(/[\p{Script=Hiragana}]/u);
  });

  test("leads to our own pages only", () => {
    const links = whole.match(/https?:\/\/[^\s"<]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.startsWith(`${URL}/`)).toBe(true);
  });

  test("can be ended by one click where it was subscribed to, and only there", () => {
    if (!isSubscribed) return expect(mail).not.toHaveProperty("unsubscribeUrl");
    expect(mail.unsubscribeUrl).toMatch(/^https:\/\/safer-block\.example\/sb\/\S+\?token=token$/);
    for (const part of [mail.text, mail.html]) expect(part).toMatch(/\/(?:end|pause)\?token=token/);
  });
});

test.each(LANGUAGES)("%s: no two mails have one subject", (language) => {
  const subjects = Object.entries(MAILS)
    // Both ends of a request for an analysis are told alike.
    .filter(([kind]) => kind !== "ANALYSIS_CLOSED")
    .map(([, { write }]) => write(language).subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});
