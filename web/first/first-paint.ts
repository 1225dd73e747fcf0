// What stands on the page until the app does: the header's bar and, on the home page, its first words. It also asks at
// once for the files that the app would only ask for after it has started.
import type { Language } from "@sb/contracts/codes.ts";
import { LOCALES } from "../i18n/languages.ts";
import type { Asks } from "./ask-ahead.ts";
import { ofPath } from "./of-path.ts";

export type First = {
  readonly brand: string;
  readonly words: Readonly<Record<Language, { readonly heading: string; readonly lead: string }>>;
  /** The script with the texts of each language. */
  readonly texts: Readonly<Record<Language, string>>;
  /** The script with the texts of the screen itself, by path and language. */
  readonly later: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Scripts and styles by path; under `/report/history/*` for every path beneath. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly asks: Asks;
};

/** React takes its place in `root` as it begins to draw. */
export function showFirst(root: HTMLElement, first: First, language: Language, path: string): void {
  const screen = ofPath(first.screens, path) ?? [];
  const later = ofPath(first.later, path)?.[language];
  const files = [first.texts[language], ...(later ? [later] : []), ...screen];
  for (const file of files) document.head.append(preload(file));
  document.documentElement.lang = LOCALES[language];
  root.append(element("div", "first-header", element("div", "first-brand", first.brand)));
  if (path === "/") root.append(hero(first.words[language]));
}

function hero({ heading, lead }: First["words"][Language]): HTMLElement {
  const words = [element("h1", "hero-heading", heading), element("p", "hero-lead", lead)];
  return element("main", "hero", element("div", "hero-inner", ...words));
}

function preload(file: string): HTMLLinkElement {
  const isStyle = file.endsWith(".css");
  return Object.assign(document.createElement("link"), {
    rel: isStyle ? "preload" : "modulepreload",
    ...(isStyle && { as: "style" }),
    crossOrigin: "",
    href: file,
  });
}

function element(tag: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...children);
  return made;
}
