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
export const FIRST = ["codes", "common", "home", "messages"] as const satisfies (keyof Texts)[];
/**
 * Error codes, and titles of screens. What a file says of them loads with its other namespaces, or with the language where it
 * has none that load later.
 */
export const BESIDE = ["errors", "pages"] as const satisfies (keyof Texts)[];
/** Names of subjects and their acts in the audit trail: all subjects have some, and they load in one piece. */
export const GATHERED = ["trail", "queues"] as const satisfies (keyof Texts)[];

/** These load with the screens that use them (`texts` of a screen). `pages` are those of all screens, for menus. */
export type Later = Exclude<keyof Texts, (typeof FIRST)[number] | "errors">;

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
