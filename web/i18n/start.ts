// How i18next is set up, for the app and for tests that read its texts.
import { LANGUAGES } from "@sb/contracts/codes.ts";
import type { i18n, Resource } from "i18next";
import { formatOf } from "./format.ts";
import { languageOf } from "./languages.ts";
import { NAMESPACES } from "./namespaces.ts";

/** `resources`: texts by language and namespace. It is ready at once: there is no backend to wait for. */
export function startI18n(i18n: i18n, resources: Resource): i18n {
  void i18n.init({
    resources,
    ns: NAMESPACES,
    defaultNS: NAMESPACES,
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    enableSelector: "strict",
    // Some keys are paths of fields, with dots in them.
    keySeparator: "/",
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  i18n.services.formatter?.add("number", (value, language = "") => formatOf(languageOf([language])).number(value));
  return i18n;
}
