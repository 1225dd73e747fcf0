import { CHAINS, CRIME_TYPES, DECLARE_TYPES, ORDER_TYPES } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { countFilters, NO_FILTERS, type ReportFilters } from "../filters.ts";
import { SearchForm } from "../parts/search-form.tsx";
import styles from "./filter-form.module.css";

type Props = { filters: ReportFilters; onChange: (change: Partial<ReportFilters>) => void };

/** Keyword and filters. A choice counts at once; on a phone the choices unfold. */
export function FilterForm({ filters, onChange }: Props) {
  const { report, home } = useText();
  const t = report.history;
  const [keyword, setKeyword] = useKeyword(filters.searchKeyword);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const active = countFilters(filters);
  return (
    <div className={styles.filters}>
      <SearchForm
        id={`${id}-keyword`}
        label={t.keyword}
        words={{ submit: t.search, clear: home.search.clear }}
        maxLength={LIMITS.addressChars}
        value={keyword}
        onChange={setKeyword}
        onSearch={() => onChange({ searchKeyword: keyword.trim() })}
        onClear={() => onChange({ searchKeyword: "" })}
      />
      <Button
        className={styles.unfold ?? ""}
        aria-expanded={unfolded}
        aria-controls={`${id}-choices`}
        onClick={() => setUnfolded(!unfolded)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {t.moreFilters(active)}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div
        id={`${id}-choices`}
        role="group"
        aria-label={t.filters}
        className={cx(styles.choices, unfolded && styles.unfolded)}
      >
        <Choices filters={filters} onChange={onChange} />
        {active > 0 && (
          <Button
            kind="quiet"
            className={styles.clear ?? ""}
            onClick={() => onChange({ ...NO_FILTERS, searchKeyword: filters.searchKeyword })}
          >
            {t.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What is typed; where the keyword in the URL changes (Back, a link), that. */
function useKeyword(inUrl: string) {
  const [from, setFrom] = useState(inUrl);
  const [keyword, setKeyword] = useState(inUrl);
  if (from !== inUrl) {
    setFrom(inUrl);
    setKeyword(inUrl);
  }
  return [keyword, setKeyword] as const;
}

const ALL = "ALL";

function Choices({ filters, onChange }: Props) {
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
