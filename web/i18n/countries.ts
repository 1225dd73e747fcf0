// All countries for a select. Apart from the name of one, because the list is large.
import type { Language } from "@sb/contracts/codes.ts";
import { COUNTRIES, type Country } from "@sb/contracts/countries.ts";
import { LOCALES } from "./languages.ts";

export type CountryOption = { readonly value: Country; readonly label: string };

/** In the order of the language's alphabet. */
export function countryOptions(language: Language): readonly CountryOption[] {
  const names = new Intl.DisplayNames(LOCALES[language], { type: "region" });
  const { compare } = new Intl.Collator(LOCALES[language]);
  const options = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
  return options.sort((a, b) => compare(a.label, b.label));
}
