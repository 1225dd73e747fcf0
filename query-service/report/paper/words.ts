// The texts of papers in each language, and how they write times and sizes.
import type { Chain, CrimeType, Language, Visibility } from "@sb/contracts/codes.ts";
import { codeNames as codesDe } from "@sb/contracts/names/de/codes.ts";
import { reportNames as namesDe } from "@sb/contracts/names/de/report.ts";
import { codeNames as codesEn } from "@sb/contracts/names/en/codes.ts";
import { reportNames as namesEn } from "@sb/contracts/names/en/report.ts";
import { codeNames as codesJa } from "@sb/contracts/names/ja/codes.ts";
import { reportNames as namesJa } from "@sb/contracts/names/ja/report.ts";
import { codeNames as codesKo } from "@sb/contracts/names/ko/codes.ts";
import { reportNames as namesKo } from "@sb/contracts/names/ko/report.ts";
import { codeNames as codesZh } from "@sb/contracts/names/zh/codes.ts";
import { reportNames as namesZh } from "@sb/contracts/names/zh/report.ts";
import type { ReportFactKind, ReportStatus } from "@sb/contracts/report/codes.ts";
import { readTexts } from "@sb/platform/texts/read-texts.ts";
import { createTexts } from "@sb/platform/texts/texts.ts";
import { timeIn } from "@sb/platform/texts/time-in.ts";
import type { texts } from "./texts/ko.ts";

declare module "i18next" {
  interface ResourceNamespaceMap {
    papers: typeof texts;
  }
}

export const TEXTS = await readTexts(import.meta.dirname);
const textsIn = createTexts("papers", TEXTS);

type CodeNames = {
  readonly crimeType: Readonly<Record<CrimeType, string>>;
  readonly chain: Readonly<Record<Chain, string>>;
  readonly status: Readonly<Record<ReportStatus, string>>;
  readonly visibility: Readonly<Record<Visibility, string>>;
};
const CODES: Readonly<Record<Language, CodeNames>> = {
  ko: codesKo,
  en: codesEn,
  zh: codesZh,
  ja: codesJa,
  de: codesDe,
};

type Names = {
  readonly facts: Readonly<Record<ReportFactKind, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly questions: Readonly<Record<string, string>>;
};
const NAMES: Readonly<Record<Language, Names>> = { ko: namesKo, en: namesEn, zh: namesZh, ja: namesJa, de: namesDe };

export type Words = ReturnType<typeof wordsIn>;

export function wordsIn(language: Language) {
  const bytes = new Intl.NumberFormat(language, { style: "unit", unit: "byte", unitDisplay: "long" });
  const short = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  const regions = new Intl.DisplayNames(language, { type: "region" });
  return {
    t: textsIn(language),
    codes: CODES[language],
    names: NAMES[language],
    /** In UTC: the paper does not know where it is read. */
    time: (at: string) => timeIn(language, at),
    /** The same in a narrow column, where UTC is said above. */
    shortTime: (at: string) => short.format(new Date(at)),
    bytes: (count: number) => bytes.format(count),
    /** ISO 3166-1 alpha-2. */
    country: (code: string) => regions.of(code) ?? code,
  };
}
