import type { Language } from "@sb/contracts/codes.ts";
import i18n from "i18next";
import { languageOf } from "./languages.ts";

/** The page's language, outside of React. */
export const languageNow = (): Language => languageOf([i18n.language]);
