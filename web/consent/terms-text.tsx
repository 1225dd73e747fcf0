import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../i18n/language.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { PlainSelect } from "../ui/fields/plain-select.tsx";
import { type Block, blocksOf } from "./blocks.ts";
import styles from "./terms-text.module.css";
import type { TermsQuery } from "./use-terms.ts";

type Props = {
  item: TermsQuery;
  dates: readonly string[];
  onChooseDate: (date: string) => void;
  /** The level of the headings within the text. */
  headingLevel: 2 | 3;
};

/** One terms text, with a choice of versions if there are several. */
export function TermsText({ item, dates, onChooseDate, headingLevel }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { language } = useLanguage();
  const id = useId();
  if (item.isPending) return <PageSpinner label={t(($) => $.terms.loading)} />;
  if (item.isError)
    return (
      <ErrorState
        title={t(($) => $.terms.failed)}
        retryLabel={t(($) => $.common.retry)}
        onRetry={() => void item.refetch()}
      />
    );
  const { applyDt, content, lang } = item.data;
  return (
    <div className={styles.terms}>
      {dates.length > 1 ? (
        <label className={styles.version} htmlFor={id}>
          {t(($) => $.terms.version)}
          <PlainSelect id={id} value={applyDt} onChange={onChooseDate}>
            {dates.map((day) => (
              <option key={day} value={day}>
                {date(day)}
              </option>
            ))}
          </PlainSelect>
        </label>
      ) : (
        <p className={styles.version}>{t(($) => $.terms.inForceSince, { date: date(applyDt) })}</p>
      )}
      {lang !== language && <p className={styles.version}>{t(($) => $.terms.onlyKorean)}</p>}
      <div className={styles.text} lang={lang}>
        {blocksOf(content).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are never reordered.
          <BlockView key={index} block={block} headingLevel={headingLevel} />
        ))}
      </div>
    </div>
  );
}

function BlockView({ block, headingLevel }: { block: Block; headingLevel: 2 | 3 }) {
  if ("text" in block) {
    const Tag = block.kind === "heading" ? (`h${headingLevel}` as const) : "p";
    return <Tag>{block.text}</Tag>;
  }
  const List = block.kind === "bullets" ? "ul" : "ol";
  return (
    <List>
      {block.items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
