// Shown until the app renders: the header bar and, on the home page, the heading. Also preloads the files that the app
// would only request after it has started.
import type { Language } from "@sb/contracts/codes.ts";
import { LOCALES } from "../i18n/languages.ts";
import { ofPath } from "./of-path.ts";
import type { PrefetchUrls } from "./prefetch.ts";

export type First = {
  readonly brand: string;
  readonly words: Readonly<Record<Language, { readonly heading: string; readonly lead: string }>>;
  /** The chunk with the texts of each language. */
  readonly texts: Readonly<Record<Language, string>>;
  /** The chunks with the screen's own texts, by path and language. */
  readonly later: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;
  /** Scripts and styles by path; `/report/history/*` matches any path below. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly urls: PrefetchUrls;
};

/** The app replaces the content of `root` (take-over.ts). */
export function showFirst(root: HTMLElement, first: First, language: Language, path: string): void {
  const screen = ofPath(first.screens, path) ?? [];
  const later = ofPath(first.later, path)?.[language] ?? [];
  const files = [first.texts[language], ...later, ...screen];
  // A rendered page has the screen's stylesheets in itself (server/document.ts).
  const isThere = (file: string) => document.querySelector(`link[rel=stylesheet][href="${file}"]`);
  for (const file of files) if (!isThere(file)) document.head.append(preload(file));
  document.documentElement.lang = LOCALES[language];
  if (root.hasChildNodes()) waitForApp(root);
  else root.append(...firstContent(first, language, path));
}

const firstContent = ({ brand, words }: First, language: Language, path: string): readonly HTMLElement[] => [
  element("div", "first-header", element("div", "first-brand", brand)),
  ...(path === "/" ? [hero(words[language])] : []),
];

/**
 * A rendered page (server/) has more to show. Its links and fields work; the app does what only it can do (take-over.ts). A button
 * with a name leads on without scripts: it stays pressed until the app is there.
 */
function waitForApp(root: HTMLElement): void {
  const named = [...root.querySelectorAll<HTMLButtonElement>("button[name]")];
  for (const button of root.querySelectorAll("button")) button.inert = !named.includes(button);
  for (const button of named)
    button.addEventListener("click", (event) => {
      event.preventDefault();
      for (const each of named) {
        each.setAttribute("aria-pressed", `${each === button}`);
        each.toggleAttribute("data-sent", each === button);
      }
    });
  for (const form of root.querySelectorAll("form"))
    form.addEventListener("submit", (event) => {
      // The text may be personal, and would be in a URL.
      event.preventDefault();
      form.toggleAttribute("data-sent", true);
    });
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
