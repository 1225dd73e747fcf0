// The name of a country in the page's language.
import type { Language } from "@sb/contracts/codes.ts";
import type { Country } from "@sb/contracts/countries.ts";
import { languageNow } from "./language-now.ts";
import { LOCALES } from "./languages.ts";

/** The name of a code (ISO 3166-1 alpha-2). An unknown one is its own name. */
export const countryName = (code: Country, language: Language = languageNow()): string =>
  new Intl.DisplayNames(LOCALES[language], { type: "region" }).of(code) ?? code;
