// The terms as we wrote them: `texts/{language}/{code}.{date}.md`, whose first line is the name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language, TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import type { TermsItem } from "@sb/contracts/terms/wire.ts";

/** Every version of every text in one language, newest first within a code. */
export type Texts = Readonly<Record<Language, readonly TermsItem[]>>;

/** Reads all texts. Throws where a language lacks one that Korean has, or has one more: a gap would show only in use. */
export function loadTexts(folder: string = join(import.meta.dirname, "texts")): Texts {
  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [language, loadLanguage(join(folder, language))]),
  ) as Texts;
  const expected = namesOf(texts.ko);
  for (const language of LANGUAGES) {
    const found = namesOf(texts[language]);
    if (found !== expected) throw new Error(`the terms in ${language} are ${found}, in Korean ${expected}`);
  }
  return texts;
}

function loadLanguage(folder: string): readonly TermsItem[] {
  return readdirSync(folder)
    .sort()
    .reverse()
    .map((file) => parse(file, readFileSync(join(folder, file), "utf8")));
}

function parse(file: string, text: string): TermsItem {
  const [, code, applyDt] = /^([A-Z]\d\d)\.(\d{4}-\d\d-\d\d)\.md$/.exec(file) ?? [];
  const [, agreeName, content] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [];
  if (!isTermsCode(code) || !applyDt || !agreeName || !content) throw new Error(`not a terms text: ${file}`);
  return { code, agreeName, content: content.trim(), applyDt };
}

function isTermsCode(code: string | undefined): code is TermsCode {
  return (TERMS_CODES as readonly (string | undefined)[]).includes(code);
}

function namesOf(items: readonly TermsItem[]): string {
  return items
    .map(({ code, applyDt }) => `${code}.${applyDt}`)
    .sort()
    .join(" ");
}
