// Each language is one chunk, fetched when it is spoken; the wizard's texts are another, fetched with the wizard.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { addTexts, changeLanguage, hasTexts } from "./i18n.ts";
import type { FIRST } from "./namespaces.ts";

type First = Readonly<Record<(typeof FIRST)[number], object>>;

const firsts: Readonly<Record<Language, () => Promise<{ readonly first: First }>>> = {
  ko: () => import("../locales/ko/first.ts"),
  en: () => import("../locales/en/first.ts"),
  zh: () => import("../locales/zh/first.ts"),
  ja: () => import("../locales/ja/first.ts"),
  de: () => import("../locales/de/first.ts"),
};
const wizards: Readonly<Record<Language, () => Promise<{ readonly wizard: object }>>> = {
  ko: () => import("../locales/ko/wizard.ts"),
  en: () => import("../locales/en/wizard.ts"),
  zh: () => import("../locales/zh/wizard.ts"),
  ja: () => import("../locales/ja/wizard.ts"),
  de: () => import("../locales/de/wizard.ts"),
};

let wizardWanted = false;

/** Speaks a language once its texts are there; where they can't be fetched, the page stays as it is. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([addFirst(language), wizardWanted && addWizard(language)]);
  await changeLanguage(language);
}

/** Loads a screen of the wizard together with its texts, which are there before it is drawn. */
export async function withWizardTexts<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  wizardWanted = true;
  const spoken = LANGUAGES.filter((language) => hasTexts(language, "common"));
  const [screen] = await Promise.all([load(), ...spoken.map(addWizard)]);
  return screen;
}

async function addFirst(language: Language): Promise<void> {
  if (!hasTexts(language, "common")) addTexts(language, (await firsts[language]()).first);
}

async function addWizard(language: Language): Promise<void> {
  if (!hasTexts(language, "wizard")) addTexts(language, { wizard: (await wizards[language]()).wizard });
}
