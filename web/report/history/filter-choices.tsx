import { CHAINS, CRIME_TYPES, DECLARE_TYPES, ORDER_TYPES } from "@sb/contracts/codes.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../ui/select-field.tsx";
import { NO_FILTERS, type ReportFilters } from "../filters.ts";

type Props = { filters: ReportFilters; onChange: (change: Partial<ReportFilters>) => void };

/** What narrows the list, and its order. A choice counts at once. */
export function FilterChoices({ filters, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t(($) => $.report.history.crimeType)}
        all={t(($) => $.report.history.all)}
        codes={CRIME_TYPES}
        nameOf={(code) => t(($) => $.codes.crimeType[code])}
        value={filters.crimeType}
        onChange={(crimeType) => onChange({ crimeType })}
      />
      <Choice
        label={t(($) => $.report.history.declareType)}
        all={t(($) => $.report.history.all)}
        codes={DECLARE_TYPES}
        nameOf={(code) => t(($) => $.codes.declareType[code])}
        value={filters.declareType}
        onChange={(declareType) => onChange({ declareType })}
      />
      <Choice
        label={t(($) => $.report.history.chain)}
        all={t(($) => $.report.history.all)}
        codes={CHAINS}
        nameOf={(code) => t(($) => $.codes.chain[code])}
        value={filters.chain}
        onChange={(chain) => onChange({ chain })}
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

const ALL = "ALL";

type ChoiceProps<Code extends string> = {
  label: string;
  /** The name of "none of these"; without it one is always chosen. */
  all?: string;
  codes: readonly Code[];
  nameOf: (code: Code) => string;
  value: Code | undefined;
  onChange: (value: Code | undefined) => void;
};

function Choice<Code extends string>({ label, all, codes, nameOf, value, onChange }: ChoiceProps<Code>) {
  const id = useId();
  const options: { value: Code | typeof ALL; label: string }[] = codes.map((code) => ({
    value: code,
    label: nameOf(code),
  }));
  return (
    <SelectField<Code | typeof ALL>
      id={id}
      label={label}
      options={all === undefined ? options : [{ value: ALL, label: all }, ...options]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    />
  );
}
