// The app's i18next instance. Languages load as chunks (load.ts): no backend, no language detector.
import { namespaces } from "virtual:texts";
import type { Language } from "@sb/contracts/codes.ts";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { LOCALES } from "./languages.ts";
import { startI18n } from "./start.ts";

const i18n = startI18n(i18next.use(initReactI18next), namespaces, {});

export function addTexts(language: Language, texts: Readonly<Record<string, object>>): void {
  for (const [namespace, group] of Object.entries(texts)) {
    i18n.addResourceBundle(language, namespace, group, false, false, { silent: true, skipCopy: true });
  }
}

/** Switches to a language whose texts are loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  document.documentElement.lang = LOCALES[language];
}
