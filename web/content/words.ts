// Texts in several languages as a form holds them: flat, a field for each part in each language, such as `title_de`.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import type { Problem } from "../form/check.ts";

/** Korean is the master: what is left out of these is shown in it. */
export type OtherLanguage = Exclude<Language, "ko">;
export const OTHER_LANGUAGES = LANGUAGES.filter((language): language is OtherLanguage => language !== "ko");

type FieldIn<Part extends string, In extends Language> = `${Part}_${In}`;
export type WordsIn<Part extends string, In extends Language, Value = string> = Readonly<
  Record<FieldIn<Part, In>, Value>
>;
type TextsIn<Part extends string, In extends Language> = {
  readonly [Each in In]?: Readonly<Record<Part, string>> | undefined;
};

/** The fields of a text's parts in some languages. */
export type FieldsIn<Part extends string, In extends Language> = {
  /** A value for each field: its words, its label, its rule. Language by language. */
  readonly each: <Value>(valueIn: (part: Part, language: In) => Value) => WordsIn<Part, In, Value>;
  readonly fieldOf: (part: Part, language: In) => FieldIn<Part, In>;
  /** The languages that are written; what is left empty is not sent. */
  readonly textsOf: (words: WordsIn<Part, In>) => TextsIn<Part, In>;
  /** A text in a language is whole, or not there. */
  readonly check: (words: WordsIn<Part, In>) => readonly Problem<WordsIn<Part, In>>[];
};

export function fieldsIn<Part extends string, In extends Language>(
  parts: readonly Part[],
  languages: readonly In[],
): FieldsIn<Part, In> {
  const fieldOf = (part: Part, language: In): FieldIn<Part, In> => `${part}_${language}`;
  const missingIn = (words: WordsIn<Part, In>, language: In) =>
    parts.map((part) => fieldOf(part, language)).filter((field) => words[field].trim() === "");
  return {
    fieldOf,
    each<Value>(valueIn: (part: Part, language: In) => Value) {
      const entries = languages.flatMap((language) =>
        parts.map((part) => [fieldOf(part, language), valueIn(part, language)]),
      );
      return Object.fromEntries(entries) as WordsIn<Part, In, Value>;
    },
    textsOf(words) {
      const written = languages.filter((language) => missingIn(words, language).length === 0);
      const texts = written.map((language) => [
        language,
        Object.fromEntries(parts.map((part) => [part, words[fieldOf(part, language)]])),
      ]);
      return Object.fromEntries(texts) as TextsIn<Part, In>;
    },
    check: (words) =>
      languages.flatMap((language) => {
        const missing = missingIn(words, language);
        const isHalf = missing.length > 0 && missing.length < parts.length;
        return isHalf ? missing.map((name) => ({ name, code: "REQUIRED_FIELD_MISSING" }) as const) : [];
      }),
  };
}

/** The path on the wire: `translations.de.title` of `title_de`, under `translations`. Undefined for a field in no language. */
export function pathIn(under: string, field: string): string | undefined {
  const [part, language] = field.split("_");
  return language === undefined ? undefined : `${under}.${language}.${part}`;
}
