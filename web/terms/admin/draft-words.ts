// A draft of a terms text as its form holds it: flat, a name and a content in each language.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { TermsTexts } from "@sb/contracts/terms/wire.ts";
import type { Problem, Rules } from "../../form/check.ts";

type NameIn = `agreeName_${Language}`;
type ContentIn = `content_${Language}`;
export type DraftWords = Readonly<Record<NameIn | ContentIn, string>>;

export const nameIn = (language: Language): NameIn => `agreeName_${language}`;
export const contentIn = (language: Language): ContentIn => `content_${language}`;

export function wordsOf(texts: TermsTexts): DraftWords {
  const entries = LANGUAGES.flatMap((language) => [
    [nameIn(language), texts[language]?.agreeName ?? ""],
    [contentIn(language), texts[language]?.content ?? ""],
  ]);
  return Object.fromEntries(entries) as DraftWords;
}

/** A language that is left empty is not sent: readers see Korean. */
export function textsOf(words: DraftWords): TermsTexts {
  const written = LANGUAGES.flatMap((language) => {
    const text = { agreeName: words[nameIn(language)], content: words[contentIn(language)] };
    return text.agreeName.trim() && text.content.trim() ? [[language, text]] : [];
  });
  return { ko: { agreeName: words.agreeName_ko, content: words.content_ko }, ...Object.fromEntries(written) };
}

export function rules(): Rules<DraftWords> {
  const entries = LANGUAGES.flatMap((language) => [
    [nameIn(language), { required: language === "ko", maxChars: LIMITS.titleChars }],
    [contentIn(language), { required: language === "ko", maxChars: LIMITS.termsChars }],
  ]);
  return Object.fromEntries(entries) as Rules<DraftWords>;
}

/** A translation is whole, or not there. */
export const checkDraft = (words: DraftWords): readonly Problem<DraftWords>[] =>
  LANGUAGES.filter((language) => language !== "ko").flatMap((language) => {
    const missing = [nameIn(language), contentIn(language)].filter((name) => !words[name].trim());
    return missing.length === 1 ? missing.map((name) => ({ name, code: "REQUIRED_FIELD_MISSING" }) as const) : [];
  });

/** `texts.de.content` of `content_de`. */
export function pathOf(name: keyof DraftWords & string): string {
  const [field, language] = name.split("_");
  return `texts.${language}.${field}`;
}
