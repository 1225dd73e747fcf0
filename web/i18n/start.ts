// The i18next configuration, for the app and for tests.
import { LANGUAGES } from "@sb/contracts/codes.ts";
import type { i18n, Resource } from "i18next";
import { formatOf } from "./format.ts";
import { languageOf } from "./languages.ts";
import type { Texts } from "./texts.ts";

/**
 * `namespaces`: all of them, since i18next only finds keys in one that it knows. `resources`: texts by language and namespace.
 * Initializes synchronously: there is no backend.
 */
export function startI18n(i18n: i18n, namespaces: readonly (keyof Texts)[], resources: Resource): i18n {
  void i18n.init({
    resources,
    ns: namespaces,
    defaultNS: namespaces,
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    enableSelector: "strict",
    // Some keys are field paths with dots in them.
    keySeparator: "/",
    // React escapes the output.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  i18n.services.formatter?.add("number", (value, language = "") => formatOf(languageOf([language])).number(value));
  return i18n;
}
