import { LANGUAGES, SAFER_VIEW_CATEGORIES } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAMES } from "../i18n/languages.ts";
import { Choice } from "../list/choice.tsx";
import type { ArticleFilters } from "./filters.ts";

type Props = { filters: ArticleFilters; onChange: (to: Partial<ArticleFilters>) => void };

export function Choices({ filters: { category, language }, onChange }: Props) {
  const { t } = useTranslation();
  const all = t(($) => $.common.list.all);
  return (
    <>
      <Choice
        label={t(($) => $.insight.category)}
        all={all}
        codes={SAFER_VIEW_CATEGORIES}
        nameOf={(code) => t(($) => $.insight.categories[code])}
        value={category}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label={t(($) => $.insight.language)}
        all={all}
        codes={LANGUAGES}
        nameOf={(code) => LANGUAGE_NAMES[code]}
        value={language}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}
