import { REPORT_SEARCH_WORDS } from "@sb/contracts/report/fields.ts";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { FilterForm } from "../../list/filter-form.tsx";
import { countFilters, NO_FILTERS, type ReportFilters } from "../filters.ts";

const Choices = lazy(async () => ({ default: (await import("./filter-choices.tsx")).FilterChoices }));
const CHOICES = 5;

type Props = { filters: ReportFilters; onChange: (change: Partial<ReportFilters>) => void };

/** Keyword and filters of the report history. */
export function ReportFilterForm({ filters, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <FilterForm
      label={t(($) => $.report.history.keyword)}
      maxLength={REPORT_SEARCH_WORDS.maxChars}
      searchKeyword={filters.searchKeyword}
      onSearch={(searchKeyword) => onChange({ searchKeyword })}
      active={countFilters(filters)}
      onClear={() => onChange({ ...NO_FILTERS, searchKeyword: filters.searchKeyword })}
      choices={CHOICES}
    >
      <Choices filters={filters} onChange={onChange} />
    </FilterForm>
  );
}
