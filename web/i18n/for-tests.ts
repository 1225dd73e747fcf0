// Texts of every language, for tests that check what users read.
import type { Language } from "@sb/contracts/codes.ts";
import { createInstance } from "i18next";
import { texts as de } from "../locales/de/index.ts";
import { texts as en } from "../locales/en/index.ts";
import { texts as ja } from "../locales/ja/index.ts";
import { texts as ko } from "../locales/ko/index.ts";
import { texts as zh } from "../locales/zh/index.ts";
import { NAMESPACES, type Translate } from "./namespaces.ts";
import { startI18n } from "./start.ts";

const i18n = startI18n(createInstance(), { ko, en, zh, ja, de });

/** `t` of `useTranslation()` in one language, with the texts of all screens. */
export const textsIn = (language: Language): Translate => i18n.getFixedT(language, NAMESPACES);

/** For components: `<I18nextProvider i18n={i18nIn("en")}>`. */
export const i18nIn = (lng: Language) => i18n.cloneInstance({ lng });
