// The page's language and its formats. For texts use `useTranslation()` of react-i18next.
import type { Language } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { type Format, formatOf } from "./format.ts";
import { forgetAskedLanguage, languageOf, storeLanguage } from "./languages.ts";
import { loadLanguage } from "./load.ts";

type PageLanguage = {
  readonly language: Language;
  readonly setLanguage: (language: Language) => Promise<void>;
};

export function useLanguage(): PageLanguage {
  const { i18n } = useTranslation();
  return { language: languageOf([i18n.language]), setLanguage };
}

async function setLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  storeLanguage(language);
  forgetAskedLanguage();
}

/** Dates, numbers and relative times in the page's language. */
export const useFormat = (): Format => formatOf(useLanguage().language);
