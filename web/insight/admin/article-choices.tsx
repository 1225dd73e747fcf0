import { SAFER_VIEW_CATEGORIES, SAFER_VIEW_STATUSES } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { Choice } from "../../list/choice.tsx";
import type { ArticleFilters } from "./filters.ts";

type Props = { filters: ArticleFilters; onChange: (change: Partial<ArticleFilters>) => void };

/** The filters of the editors' list: state and category. */
export function ArticleChoices({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const all = t(($) => $.articles.all);
  return (
    <>
      <Choice
        label={t(($) => $.articles.status)}
        all={all}
        codes={SAFER_VIEW_STATUSES}
        nameOf={(code) => t(($) => $.articles.statuses[code])}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label={t(($) => $.insight.category)}
        all={all}
        codes={SAFER_VIEW_CATEGORIES}
        nameOf={(code) => t(($) => $.insight.categories[code])}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
    </>
  );
}
