// The i18next namespaces, and their keys as types: those of Korean, the master.
import type { TFunction } from "i18next";
import type * as first from "../locales/ko/first.ts";
import type { Texts } from "../locales/ko/index.ts";

/**
 * Namespaces for every page load with the language; the others with the screens that use them (`texts` in
 * app/screens.ts).
 */
export type Later = Exclude<keyof Texts, keyof typeof first>;

/** All namespaces: i18next only finds keys in a namespace that is listed here. */
const NAMES: Readonly<Record<keyof Texts, true>> = {
  account: true,
  agency: true,
  analysis: true,
  apikey: true,
  audit: true,
  attachments: true,
  codes: true,
  comments: true,
  common: true,
  delivery: true,
  disclosure: true,
  dispute: true,
  errors: true,
  home: true,
  inquiry: true,
  insight: true,
  articles: true,
  lookup: true,
  messages: true,
  news: true,
  versions: true,
  newsletter: true,
  notice: true,
  operation: true,
  pages: true,
  receipt: true,
  report: true,
  target: true,
  terms: true,
  unusual: true,
  watch: true,
  webhook: true,
  wizard: true,
};
export const NAMESPACES = Object.keys(NAMES) as (keyof Texts)[];

/** The type of `t`, for functions that take it as a parameter. */
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
