// The texts of the web: each folder has its own in `texts/`, a file a language. Their keys are those of Korean, the master.
import type { JoinedTexts } from "@sb/contracts/texts.ts";
import type { TFunction } from "i18next";

/**
 * Filled by each `texts/ko.ts` under a name of its own:
 * `declare module "../../i18n/texts.ts" { interface TextFiles { readonly notice: typeof texts } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files fill it.
export interface TextFiles {}

/** All texts by namespace. Several files may add to one: each subject has the titles of its screens in `pages`. */
export type Texts = JoinedTexts<TextFiles>;

/** The namespaces that every page needs: they load with the language. */
export const FIRST = ["codes", "common", "errors", "home", "messages"] as const satisfies (keyof Texts)[];

/** The others load with the screens that use them (`texts` of a screen). */
export type Later = Exclude<keyof Texts, (typeof FIRST)[number]>;

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
