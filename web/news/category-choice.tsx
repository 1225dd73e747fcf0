import type { NewsCategory } from "@sb/contracts/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { Choice } from "../list/choice.tsx";

type Props = { value: NewsCategory | undefined; onChange: (category: NewsCategory | undefined) => void };

/** The categories that have news; the one that is chosen stays, also where it has none. */
export function CategoryChoice({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...queryOf("GET insight/block-news/category"), meta: { inline: true } });
  const filled = data?.categories ?? [];
  const codes = filled.map(({ category }) => category);
  const countOf = (code: NewsCategory) => filled.find(({ category }) => category === code)?.count ?? 0;
  return (
    <Choice
      value={value}
      onChange={onChange}
      label={t(($) => $.news.category)}
      all={t(($) => $.common.list.all)}
      codes={value && !codes.includes(value) ? [...codes, value] : codes}
      nameOf={(code) =>
        t(($) => $.news.categoryCount, { category: t(($) => $.news.categories[code]), total: countOf(code) })
      }
    />
  );
}
