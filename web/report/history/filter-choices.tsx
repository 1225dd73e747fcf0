import { CHAINS, CRIME_TYPES, DECLARE_TYPES } from "@sb/contracts/codes.ts";
import { FILED_BY, ORDER_TYPES } from "@sb/contracts/report/codes.ts";
import { useTranslation } from "react-i18next";
import { Choice } from "../../list/choice.tsx";
import { NO_FILTERS, type ReportFilters } from "../filters.ts";

type Props = { filters: ReportFilters; onChange: (change: Partial<ReportFilters>) => void };

/** Filters and order of the list. A choice applies at once. */
export function FilterChoices({ filters, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t(($) => $.report.history.crimeType)}
        all={t(($) => $.common.list.all)}
        codes={CRIME_TYPES}
        nameOf={(code) => t(($) => $.codes.crimeType[code])}
        value={filters.crimeType}
        onChange={(crimeType) => onChange({ crimeType })}
      />
      <Choice
        label={t(($) => $.report.history.declareType)}
        all={t(($) => $.common.list.all)}
        codes={DECLARE_TYPES}
        nameOf={(code) => t(($) => $.codes.declareType[code])}
        value={filters.declareType}
        onChange={(declareType) => onChange({ declareType })}
      />
      <Choice
        label={t(($) => $.report.history.chain)}
        all={t(($) => $.common.list.all)}
        codes={CHAINS}
        nameOf={(code) => t(($) => $.codes.chain[code])}
        value={filters.chain}
        onChange={(chain) => onChange({ chain })}
      />
      <Choice
        label={t(($) => $.report.history.filedBy)}
        all={t(($) => $.common.list.all)}
        codes={FILED_BY}
        nameOf={(code) => t(($) => $.report.history.filedByNames[code])}
        value={filters.filedBy}
        onChange={(filedBy) => onChange({ filedBy })}
      />
      <Choice
        label={t(($) => $.report.history.order)}
        codes={ORDER_TYPES}
        nameOf={(code) => t(($) => $.codes.orderType[code])}
        value={filters.orderType}
        onChange={(orderType) => onChange({ orderType: orderType ?? NO_FILTERS.orderType })}
      />
    </>
  );
}
