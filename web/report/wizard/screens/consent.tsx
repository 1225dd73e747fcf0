import { FILING_TERMS } from "@sb/contracts/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/keys.ts";
import { useLanguage, useText } from "../../../i18n/text.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { allAgreed } from "../form/check.ts";
import { idOfPlace } from "../form/place.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./consent.module.css";

const CODES = FILING_TERMS.join(",");

/** The terms of filing: each with its text, and one box for all. */
export function Consent() {
  const { terms } = useText();
  const { language } = useLanguage();
  const query = useQuery({
    ...queryOf("GET terms", { query: { codes: CODES, lang: language } }),
    meta: { inline: true },
  });
  if (query.isPending) return <PageSpinner label={terms.loading} />;
  if (query.isError) return <TermsFailed onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return <Agreement items={query.data.items} />;
}

function TermsFailed(props: { onRetry: () => void; busy: boolean }) {
  const { terms, common, wizard } = useText();
  return <ErrorState title={terms.failed} text={wizard.entry.failedText} retryLabel={common.retry} {...props} />;
}

type Item = { readonly code: string; readonly agreeName: string; readonly content: string };

function Agreement({ items }: { items: readonly Item[] }) {
  const texts = useText();
  const { context, send } = useWizard();
  const { agreed } = context;
  const { terms, wizard } = texts;
  return (
    <div className={styles.terms}>
      <CheckboxField
        id={idOfPlace("terms")}
        label={<strong>{wizard.consent.all}</strong>}
        boxed
        checked={allAgreed(agreed)}
        indeterminate={agreed.length > 0}
        error={shownError(texts, "terms", context)}
        onChange={(yes) => send({ type: "terms.allAgreed", agreed: yes })}
      />
      {FILING_TERMS.map((code) => {
        const name = items.find((item) => item.code === code)?.agreeName ?? code;
        return (
          <div key={code} className={styles.term}>
            <CheckboxField
              id={`${idOfPlace("terms")}-${code}`}
              label={
                <>
                  {terms.agree(name)} <span className={styles.tag}>{terms.requiredTag}</span>
                </>
              }
              checked={agreed.includes(code)}
              onChange={(yes) => send({ type: "term.agreed", code, agreed: yes })}
            />
            <details>
              <summary>{terms.viewOf(name)}</summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard as well. */}
              <section className={styles.text} tabIndex={0} aria-label={name}>
                {items.find((item) => item.code === code)?.content}
              </section>
            </details>
          </div>
        );
      })}
      <p className={styles.summary}>{wizard.consent.summary}</p>
    </div>
  );
}
