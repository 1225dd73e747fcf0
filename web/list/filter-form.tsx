import { SlidersHorizontal } from "lucide";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SecretNote, useSecret } from "../scan/secret-note.tsx";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { FieldSkeleton } from "../ui/fields/field-skeleton.tsx";
import { Icon } from "../ui/icon.tsx";
import { useMedia } from "../ui/use-media.ts";
import styles from "./filter-form.module.css";
import { SearchForm } from "./search-form.tsx";

type Props = {
  /** The searchable fields, as a text: "address, website or words". */
  label: string;
  maxLength: number;
  /** The keyword from the URL. */
  searchKeyword: string;
  onSearch: (searchKeyword: string) => void;
  /** Number of active filters. */
  active: number;
  /** Clears the filters and keeps the keyword. */
  onClear: () => void;
  /** The number of filters: their space is reserved while their code loads. */
  choices: number;
  /** A `Choice` for each filter. Lazy-load them: a phone shows none until the user opens the filters. */
  children: ReactNode;
};

/** Keyword and filters of a list. A choice applies at once; on a phone the filters are collapsed. */
export function FilterForm({ label, maxLength, searchKeyword, onSearch, active, onClear, choices, children }: Props) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useKeyword(searchKeyword);
  const [unfolded, setUnfolded] = useState(false);
  const wide = useMedia("(min-width: 720px)");
  const id = useId();
  const { isSecret } = useSecret(keyword);
  // It would stand in the URL.
  const search = () => isSecret !== true && onSearch(keyword.trim());
  return (
    <div className={styles.filters}>
      <SearchForm
        id={`${id}-keyword`}
        label={label}
        placeholder={wide ? label : t(($) => $.common.list.keyword)}
        words={{ submit: t(($) => $.common.list.search), clear: t(($) => $.common.list.clearKeyword) }}
        maxLength={maxLength}
        value={keyword}
        onChange={setKeyword}
        onSearch={search}
        onClear={() => onSearch("")}
      />
      <SecretNote text={keyword} />
      <Button
        className={styles.unfold ?? ""}
        aria-expanded={unfolded}
        aria-controls={`${id}-choices`}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {active === 0 ? t(($) => $.common.list.filters) : t(($) => $.common.list.filtersOn, { count: active })}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser. */}
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

// biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders, never reordered.
const Room = ({ choices }: { choices: number }) => Array.from({ length: choices }, (_, i) => <FieldSkeleton key={i} />);

/** The input's text; resets when the keyword in the URL changes (Back, a link). */
function useKeyword(inUrl: string) {
  const [from, setFrom] = useState(inUrl);
  const [keyword, setKeyword] = useState(inUrl);
  if (from !== inUrl) {
    setFrom(inUrl);
    setKeyword(inUrl);
  }
  return [keyword, setKeyword] as const;
}
