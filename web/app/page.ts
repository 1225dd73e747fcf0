// The title and meta description of the screen that is shown.
import { useEffect } from "react";
import { useText } from "../i18n/text.tsx";
import type { PageName } from "./screen.ts";

/** Gives the document the title and description of `t.pages[name]`; undefined leaves them to somebody else. */
export function usePage(name: PageName | undefined): void {
  const { pages } = useText();
  const page = name && pages[name];
  const title = page && (name === "home" ? page.title : `${page.title} | ${pages.suffix}`);
  useEffect(() => {
    if (!page || !title) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", page.description);
  }, [page, title]);
}
