import type { TermsCode } from "@sb/contracts/codes.ts";
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { queryOf } from "../api/keys.ts";
import { useLanguage } from "../i18n/language.ts";

export type TermsQuery = UseQueryResult<ResponseOf<"GET terms/detail">>;

type Terms = {
  readonly item: TermsQuery;
  /** Effective dates of the versions, newest first. */
  readonly dates: readonly string[];
};

/** A terms text as of a date (default: today) in the page's language, and the dates of its versions. */
export function useTerms(code: TermsCode, date: string | undefined): Terms {
  const { language: lang } = useLanguage();
  const item = useQuery({
    ...queryOf("GET terms/detail", { query: { type: code, date, lang } }),
  });
  const dates = useQuery({
    ...queryOf("GET terms/privacy/date/{code}", { params: { code }, query: { lang } }),
  });
  return { item, dates: dates.data?.items.map(({ applyDt }) => applyDt) ?? [] };
}
