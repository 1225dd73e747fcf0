import { FILING_TERMS, type TermsCode } from "@sb/contracts/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, useText } from "../../../i18n/text.tsx";
import { useShowTerms } from "../../../terms/show-terms.tsx";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { allAgreed } from "../form/check.ts";
import { idOfPlace } from "../form/place.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./consent.module.css";
import { filingTerms } from "./filing-terms.ts";

/** The terms of filing: each with its text, and one box for all. */
export function Consent() {
  const { terms } = useText();
  const { language } = useLanguage();
  const query = useQuery(filingTerms(language));
  if (query.isPending) return <PageSpinner label={terms.loading} />;
  if (query.isError) return <TermsFailed onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return <Agreement items={query.data.items} />;
}

function TermsFailed(props: { onRetry: () => void; busy: boolean }) {
  const { terms, common, wizard } = useText();
  return <ErrorState title={terms.failed} text={wizard.entry.failedText} retryLabel={common.retry} {...props} />;
}

type Item = { readonly code: string; readonly agreeName: string };

function Agreement({ items }: { items: readonly Item[] }) {
  const texts = useText();
  const { context, send } = useWizard();
  const { agreed } = context;
  const { consent } = texts.wizard;
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.legend}>{consent.legend}</legend>
      <CheckboxField
        id={idOfPlace("terms")}
        label={<strong>{texts.terms.all}</strong>}
        boxed
        checked={allAgreed(agreed)}
        indeterminate={agreed.length > 0}
        error={shownError(texts, "terms", context)}
        onChange={(yes) => send({ type: "terms.allAgreed", agreed: yes })}
      />
      {FILING_TERMS.map((code) => (
        <Term
          key={code}
          code={code}
          name={items.find((item) => item.code === code)?.agreeName ?? code}
          agreed={agreed.includes(code)}
        />
      ))}
      <p className={styles.summary}>{consent.summary}</p>
    </fieldset>
  );
}

function Term({ code, name, agreed }: { code: TermsCode; name: string; agreed: boolean }) {
  const { terms } = useText();
  const { send } = useWizard();
  const showTerms = useShowTerms();
  return (
    <div className={styles.term}>
      <CheckboxField
        id={`${idOfPlace("terms")}-${code}`}
        label={`[${terms.requiredTag}] ${name}`}
        required
        checked={agreed}
        onChange={(yes) => send({ type: "term.agreed", code, agreed: yes })}
      />
      <Button kind="quiet" size="small" aria-label={terms.viewOf(name)} onClick={() => showTerms(code)}>
        {terms.view}
      </Button>
    </div>
  );
}
