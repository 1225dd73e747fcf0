// The namespaces of the texts, and their keys as i18next types them: those of Korean, the master.
import type { TFunction } from "i18next";
import type * as first from "../locales/ko/first.ts";
import type { Texts } from "../locales/ko/index.ts";

/** What every page may say comes with the language; the rest with the screens that say it (`texts` in app/screens.ts). */
export type Later = Exclude<keyof Texts, keyof typeof first>;

/** All of them, by name: a text that begins with none of these is looked for in vain. */
const NAMES: Readonly<Record<keyof Texts, true>> = {
  account: true,
  attachments: true,
  codes: true,
  common: true,
  errors: true,
  home: true,
  messages: true,
  notice: true,
  pages: true,
  report: true,
  terms: true,
  wizard: true,
};
export const NAMESPACES = Object.keys(NAMES) as (keyof Texts)[];

/** `t` of `useTranslation()`, for functions that take it. */
export type Translate = TFunction<(keyof Texts)[]>;

declare module "i18next" {
  interface CustomTypeOptions {
    /** `t(($) => $.report.history.heading)`: the namespace comes first. */
    enableSelector: "strict";
    defaultNS: (keyof Texts)[];
    keySeparator: "/";
  }
  interface ResourceNamespaceMap extends Texts {}
}
