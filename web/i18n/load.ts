// Each language is one chunk, fetched when it is spoken; the wizard's texts are another, fetched with the wizard.
import type { Language } from "@sb/contracts/codes.ts";
import type { Texts } from "../locales/ko/index.ts";

type First = Omit<Texts, "wizard">;

const firsts: Readonly<Record<Language, () => Promise<{ readonly first: First }>>> = {
  ko: () => import("../locales/ko/first.ts"),
  en: () => import("../locales/en/first.ts"),
  zh: () => import("../locales/zh/first.ts"),
  ja: () => import("../locales/ja/first.ts"),
  de: () => import("../locales/de/first.ts"),
};
const wizards: Readonly<Record<Language, () => Promise<Pick<Texts, "wizard">>>> = {
  ko: () => import("../locales/ko/wizard.ts"),
  en: () => import("../locales/en/wizard.ts"),
  zh: () => import("../locales/zh/wizard.ts"),
  ja: () => import("../locales/ja/wizard.ts"),
  de: () => import("../locales/de/wizard.ts"),
};

const spoken = new Map<Language, First & Partial<Texts>>();
let wizardWanted = false;

/** The texts of a language. `wizard` is among them once its screens have been asked for (`withWizardTexts`). */
export async function loadTexts(language: Language): Promise<Texts> {
  const texts = spoken.get(language) ?? { ...(await firsts[language]()).first };
  spoken.set(language, texts);
  if (wizardWanted) await addWizard(language, texts);
  return texts as Texts;
}

/** Loads a screen of the wizard together with its texts, which are there before it is drawn. */
export async function withWizardTexts<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  wizardWanted = true;
  const [screen] = await Promise.all([load(), ...[...spoken].map(([language, texts]) => addWizard(language, texts))]);
  return screen;
}

async function addWizard(language: Language, texts: Partial<Texts>): Promise<void> {
  texts.wizard ??= (await wizards[language]()).wizard;
}
