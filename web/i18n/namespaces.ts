// The namespaces of the texts, and their keys as i18next types them: those of Korean, the master.
import type { TFunction } from "i18next";
import type { Texts } from "../locales/ko/index.ts";

/** What every page may say; loaded with the language. `useTranslation()` reads these. */
export const FIRST = ["account", "codes", "common", "errors", "home", "messages", "pages", "report", "terms"] as const;

/** What comes with the screens that say it (`withTexts` in load.ts). */
export type Later = Exclude<keyof Texts, (typeof FIRST)[number]>;

/** The wizard's components call `useTranslation(WIZARD)`. */
export const WIZARD = [...FIRST, "wizard"] as const;

/** `t` of `useTranslation()`, for functions that take it. */
export type Translate = TFunction<typeof FIRST>;
/** `t` of `useTranslation(WIZARD)`. */
export type TranslateWizard = TFunction<typeof WIZARD>;

declare module "i18next" {
  interface CustomTypeOptions {
    /** `t(($) => $.report.history.heading)`: the namespace comes first. */
    enableSelector: "strict";
    defaultNS: typeof FIRST;
    keySeparator: "/";
  }
  interface ResourceNamespaceMap extends Texts {}
}
