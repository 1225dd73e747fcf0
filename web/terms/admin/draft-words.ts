// A draft of a terms text as its form holds it: flat, a name and a content in each language.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { TERMS_FIELDS } from "@sb/contracts/terms/model.ts";
import type { TermsTexts } from "@sb/contracts/terms/wire.ts";
import { fieldsIn, pathIn, type WordsIn } from "../../content/words.ts";
import type { Problem, Rules } from "../../form/check.ts";

export const fields = fieldsIn(["agreeName", "content"], LANGUAGES);
export type DraftWords = WordsIn<"agreeName" | "content", Language>;

export const wordsOf = (texts: TermsTexts): DraftWords =>
  fields.each((part, language) => texts[language]?.[part] ?? "");

/** A language that is left empty is not sent: readers see Korean. */
export const textsOf = (words: DraftWords): TermsTexts => ({
  ...fields.textsOf(words),
  ko: { agreeName: words.agreeName_ko, content: words.content_ko },
});

export const rules = (): Rules<DraftWords> =>
  fields.each((part, language) => ({ ...TERMS_FIELDS[part], required: language === "ko" }));

/** A translation is whole, or not there. Korean is required. */
export const checkDraft = (words: DraftWords): readonly Problem<DraftWords>[] =>
  fields.check(words).filter(({ name }) => !name.endsWith("_ko"));

/** `texts.de.content` of `content_de`. */
export const pathOf = (name: keyof DraftWords & string): string => pathIn("texts", name) ?? name;
