// The document's title and meta description.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "../i18n/texts.ts";
import type { PageName } from "./screen.ts";

/** Sets the document's title and description to those of the page; undefined leaves them unchanged. */
export function usePage(name: PageName | undefined): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!name) return;
    const { title, description } = wordsOf(t, name);
    setWords(title, description);
  }, [name, t]);
}

/** The same for a page whose words are made from what it shows. */
export function useTitle(title: string, description: string): void {
  useEffect(() => setWords(title, description), [title, description]);
}

function setWords(title: string, description: string): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute("content", description);
}

/** A screen's title in menus. */
export const titleOf = (t: Translate, name: PageName): string =>
  name === "home" ? t(($) => $.home.page.title) : t(($) => $.pages[name].title);

type Words = { readonly title: string; readonly description?: string };

/**
 * Home's are there with the language; those of the other screens load with them. Screens of the admin area and of
 * agencies have no description: nobody finds them by a search engine.
 */
function wordsOf(t: Translate, name: PageName): Required<Words> {
  if (name === "home") return { title: t(($) => $.home.page.title), description: t(($) => $.home.page.description) };
  const words: Words = t(($) => $.pages[name], { returnObjects: true });
  const title = `${words.title} | ${t(($) => $.pages.suffix)}`;
  return { title, description: words.description ?? title };
}
