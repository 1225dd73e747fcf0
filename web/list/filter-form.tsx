import { SlidersHorizontal } from "lucide";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { FieldSkeleton } from "../ui/field-skeleton.tsx";
import { Icon } from "../ui/icon.tsx";
import { useMedia } from "../ui/use-media.ts";
import styles from "./filter-form.module.css";
import { SearchForm } from "./search-form.tsx";

type Props = {
  /** What can be searched for: "address, website or words". */
  label: string;
  maxLength: number;
  /** As it stands in the URL. */
  searchKeyword: string;
  onSearch: (searchKeyword: string) => void;
  /** How many filters narrow the list now. */
  active: number;
  /** Clears the filters; the keyword stays. */
  onClear: () => void;
  /** The number of choices: room is kept for them until their code has come. */
  choices: number;
  /** A `Choice` for each filter. Load them lazily: a select is heavy, and a phone shows none until it is asked to. */
  children: ReactNode;
};

/** Keyword and filters of a list. A choice counts at once; on a phone the choices unfold. */
export function FilterForm({ label, maxLength, searchKeyword, onSearch, active, onClear, choices, children }: Props) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useKeyword(searchKeyword);
  const [unfolded, setUnfolded] = useState(false);
  const wide = useMedia("(min-width: 720px)");
  const id = useId();
  return (
    <div className={styles.filters}>
      <SearchForm
        id={`${id}-keyword`}
        label={label}
        words={{ submit: t(($) => $.common.list.search), clear: t(($) => $.common.list.clearKeyword) }}
        maxLength={maxLength}
        value={keyword}
        onChange={setKeyword}
        onSearch={() => onSearch(keyword.trim())}
        onClear={() => onSearch("")}
      />
      <Button
        className={styles.unfold ?? ""}
        aria-expanded={unfolded}
        aria-controls={`${id}-choices`}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {active === 0 ? t(($) => $.common.list.filters) : t(($) => $.common.list.filtersOn, { count: active })}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div
        id={`${id}-choices`}
        role="group"
        aria-label={t(($) => $.common.list.filters)}
        className={cx(styles.choices, unfolded && styles.unfolded)}
      >
        {(wide || unfolded) && <Suspense fallback={<Room choices={choices} />}>{children}</Suspense>}
        {active > 0 && (
          <Button kind="quiet" className={styles.clear ?? ""} onClick={onClear}>
            {t(($) => $.common.list.clear)}
          </Button>
        )}
      </div>
    </div>
  );
}

// biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
const Room = ({ choices }: { choices: number }) => Array.from({ length: choices }, (_, i) => <FieldSkeleton key={i} />);

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
