// The document's title and meta description.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { PageName } from "./screen.ts";

/** Sets the document's title and description to `$.pages[name]`; undefined leaves them unchanged. */
export function usePage(name: PageName | undefined): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!name) return;
    const title = t(($) => $.pages[name].title);
    document.title = name === "home" ? title : `${title} | ${t(($) => $.pages.suffix)}`;
    const description = document.querySelector('meta[name="description"]');
    description?.setAttribute(
      "content",
      t(($) => $.pages[name].description),
    );
  }, [name, t]);
}
