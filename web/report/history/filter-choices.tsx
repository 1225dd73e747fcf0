import { CHAINS, CRIME_TYPES, DECLARE_TYPES, ORDER_TYPES } from "@sb/contracts/codes.ts";
import { useId } from "react";
import { useText } from "../../i18n/text.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { NO_FILTERS, type ReportFilters } from "../filters.ts";

type Props = { filters: ReportFilters; onChange: (change: Partial<ReportFilters>) => void };

/** What narrows the list, and its order. A choice counts at once. */
export function FilterChoices({ filters, onChange }: Props) {
  const { codes, report } = useText();
  const t = report.history;
  return (
    <>
      <Choice
        label={t.crimeType}
        all={t.all}
        codes={CRIME_TYPES}
        names={codes.crimeType}
        value={filters.crimeType}
        onChange={(crimeType) => onChange({ crimeType })}
      />
      <Choice
        label={t.declareType}
        all={t.all}
        codes={DECLARE_TYPES}
        names={codes.declareType}
        value={filters.declareType}
        onChange={(declareType) => onChange({ declareType })}
      />
      <Choice
        label={t.chain}
        all={t.all}
        codes={CHAINS}
        names={codes.chain}
        value={filters.chain}
        onChange={(chain) => onChange({ chain })}
      />
      <Choice
        label={t.order}
        codes={ORDER_TYPES}
        names={codes.orderType}
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
  names: Readonly<Record<Code, string>>;
  value: Code | undefined;
  onChange: (value: Code | undefined) => void;
};

function Choice<Code extends string>({ label, all, codes, names, value, onChange }: ChoiceProps<Code>) {
  const id = useId();
  const options: { value: Code | typeof ALL; label: string }[] = codes.map((code) => ({
    value: code,
    label: names[code],
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
