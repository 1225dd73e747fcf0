// Texts of the servers for people (problem titles, mails), through i18next.
import type { Language } from "@sb/contracts/codes.ts";
import { createInstance, type ResourceNamespaceMap, type TFunction } from "i18next";

/** Declared by the file that has the texts: `interface ResourceNamespaceMap { problems: typeof problems }`. */
type Namespace = keyof ResourceNamespaceMap;

/**
 * The texts of a namespace in the languages they are given in: `textsIn("de")(($) => $.problems.NOT_FOUND)`.
 * Values are filled in as they are: what makes HTML of a text escapes them.
 */
export function createTexts<const Name extends Namespace, Spoken extends Language>(
  namespace: Name,
  texts: Readonly<Record<Spoken, object>>,
): (language: Spoken) => TFunction<readonly [Name]> {
  const resources = Object.entries<object>(texts).map(([language, group]) => [language, { [namespace]: group }]);
  const i18n = createInstance();
  // With `resources` given it is ready at once.
  void i18n.init({
    resources: Object.fromEntries(resources),
    ns: [namespace],
    defaultNS: [namespace],
    fallbackLng: false,
    enableSelector: "strict",
    keySeparator: "/",
    interpolation: { escapeValue: false },
  });
  return (language) => i18n.getFixedT(language, [namespace] as const);
}

declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: "strict";
    keySeparator: "/";
  }
}
