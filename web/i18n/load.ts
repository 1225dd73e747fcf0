// Each language is one chunk, fetched when it is spoken.
import type { Language } from "@sb/contracts/codes.ts";
import type { Texts } from "../locales/ko/index.ts";

const loaders: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  ko: () => import("../locales/ko/index.ts"),
  en: () => import("../locales/en/index.ts"),
  zh: () => import("../locales/zh/index.ts"),
  ja: () => import("../locales/ja/index.ts"),
  de: () => import("../locales/de/index.ts"),
};

export const loadTexts = async (language: Language): Promise<Texts> => (await loaders[language]()).texts;
