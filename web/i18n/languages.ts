// Chooses one of the five languages for the user (docs/specification/1-product.md).
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { LANGUAGE_PARAM } from "@sb/contracts/pages.ts";
import { onDevice } from "../session/storage.ts";

const KEY = "sb-language";

/** Each language's name in that language, for the language select. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ko: "한국어",
  en: "English",
  zh: "简体中文",
  ja: "日本語",
  de: "Deutsch",
};

/** BCP 47 tags for `Intl` and for `lang`. */
export const LOCALES: Readonly<Record<Language, string>> = {
  ko: "ko-KR",
  en: "en-US",
  zh: "zh-CN",
  ja: "ja-JP",
  de: "de-DE",
};

/** The first of the browser's languages that we support; Traditional Chinese maps to Simplified. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split("-");
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}

function storedLanguage(): Language | undefined {
  const stored = onDevice.getItem(KEY);
  return LANGUAGES.find((language) => language === stored);
}

export const storeLanguage = (language: Language): void => onDevice.setItem(KEY, language);

/** The URL names no language any more: the person chose one. */
export function forgetAskedLanguage(): void {
  const url = new URL(location.href);
  url.searchParams.delete(LANGUAGE_PARAM);
  history.replaceState(history.state, "", url);
}

/** The one that the URL asks for: each language has a URL of its own. */
function askedLanguage(): Language | undefined {
  const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAM);
  return LANGUAGES.find((language) => language === asked);
}

export const startLanguage = (): Language => askedLanguage() ?? storedLanguage() ?? languageOf(navigator.languages);
