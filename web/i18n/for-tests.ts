// Texts of every language, for tests that check what users read.
import type { Language } from "@sb/contracts/codes.ts";
import { createInstance } from "i18next";
import { readAllTexts } from "./read-texts.ts";
import { startI18n } from "./start.ts";
import type { Texts, Translate } from "./texts.ts";

/** All texts by language and namespace. */
export const TEXTS = await readAllTexts();

const namespaces = Object.keys(TEXTS.ko) as (keyof Texts)[];
const i18n = startI18n(createInstance(), namespaces, TEXTS);

/** `t` of `useTranslation()` in one language, with the texts of all screens. */
export const textsIn = (language: Language): Translate => i18n.getFixedT(language, namespaces);

/** For components: `<I18nextProvider i18n={i18nIn("en")}>`. */
export const i18nIn = (lng: Language) => i18n.cloneInstance({ lng });
