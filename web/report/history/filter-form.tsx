import { LIMITS } from "@sb/contracts/limits.ts";
import { SlidersHorizontal } from "lucide";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchForm } from "../../list/search-form.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { FieldSkeleton } from "../../ui/field-skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { countFilters, NO_FILTERS, type ReportFilters } from "../filters.ts";
import styles from "./filter-form.module.css";

// The select is the heaviest part of the screen, and a phone shows none until it is asked to.
const Choices = lazy(async () => ({ default: (await import("./filter-choices.tsx")).FilterChoices }));
const CHOICES = ["crimeType", "declareType", "chain", "orderType"];

type Props = { filters: ReportFilters; onChange: (change: Partial<ReportFilters>) => void };

/** Keyword and filters. A choice counts at once; on a phone the choices unfold. */
export function FilterForm({ filters, onChange }: Props) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useKeyword(filters.searchKeyword);
  const [unfolded, setUnfolded] = useState(false);
  const wide = useMedia("(min-width: 720px)");
  const id = useId();
  const active = countFilters(filters);
  return (
    <div className={styles.filters}>
      <SearchForm
        id={`${id}-keyword`}
        label={t(($) => $.report.history.keyword)}
        words={{ submit: t(($) => $.report.history.search), clear: t(($) => $.home.search.clear) }}
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
        <Icon of={SlidersHorizontal} size={18} />
        {active === 0 ? t(($) => $.report.history.filters) : t(($) => $.report.history.filtersOn, { count: active })}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div
        id={`${id}-choices`}
        role="group"
        aria-label={t(($) => $.report.history.filters)}
        className={cx(styles.choices, unfolded && styles.unfolded)}
      >
        {(wide || unfolded) && (
          <Suspense fallback={CHOICES.map((choice) => <FieldSkeleton key={choice} />)}>
            <Choices filters={filters} onChange={onChange} />
          </Suspense>
        )}
        {active > 0 && (
          <Button
            kind="quiet"
            className={styles.clear ?? ""}
            onClick={() => onChange({ ...NO_FILTERS, searchKeyword: filters.searchKeyword })}
          >
            {t(($) => $.report.history.clear)}
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
