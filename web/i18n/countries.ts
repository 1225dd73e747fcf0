// All countries for a select. Apart from the name of one, because the list is large.
import type { Language } from "@sb/contracts/codes.ts";
import { COUNTRIES, type Country } from "@sb/contracts/countries.ts";
import { LOCALES } from "./languages.ts";

export type CountryOption = { readonly value: Country; readonly label: string };

/** In the order of the language's alphabet; before them those of `tags`, the languages that the browser is set to. */
export function countryOptions(language: Language, tags: readonly string[] = []): readonly CountryOption[] {
  const names = new Intl.DisplayNames(LOCALES[language], { type: "region" });
  const { compare } = new Intl.Collator(LOCALES[language]);
  const options = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  const likely = tags.map(regionOf);
  const rankOf = ({ value }: CountryOption) => (likely.includes(value) ? likely.indexOf(value) : likely.length);
  return options.sort((a, b) => rankOf(a) - rankOf(b) || compare(a.label, b.label));
}

/** "ko" → KR, "zh-TW" → TW, by the likely subtags of CLDR. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch (error) {
    // Browsers give what the user has set, which may be no tag at all.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
