import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../../i18n/languages.ts";
import type { OtherLanguage, Words } from "./words.ts";

/** The names of the form's fields. */
export function useLabels(): Readonly<Record<keyof Words, string>> {
  const { t } = useTranslation();
  const titleIn = (language: OtherLanguage) => t(($) => $.notice.admin.titleIn, { language: LANGUAGE_NAMES[language] });
  const contentIn = (language: OtherLanguage) =>
    t(($) => $.notice.admin.contentIn, { language: LANGUAGE_NAMES[language] });
  return {
    optionType: t(($) => $.notice.type),
    title: t(($) => $.notice.admin.titleField),
    content: t(($) => $.notice.admin.content),
    popup: t(($) => $.notice.admin.popup),
    showFrom: t(($) => $.notice.admin.showFrom),
    showTo: t(($) => $.notice.admin.showTo),
    ...{ title_en: titleIn("en"), content_en: contentIn("en") },
    ...{ title_zh: titleIn("zh"), content_zh: contentIn("zh") },
    ...{ title_ja: titleIn("ja"), content_ja: contentIn("ja") },
    ...{ title_de: titleIn("de"), content_de: contentIn("de") },
  };
}
