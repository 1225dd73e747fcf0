import type { TermsCode } from "@sb/contracts/codes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useShowTerms } from "../../../consent/show-terms.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { PageSpinner } from "../../../ui/feedback/spinner.tsx";
import { CheckboxField } from "../../../ui/fields/checkbox-field.tsx";
import { idOfPlace } from "../form/place.ts";
import { allAgreed, askedTerms, isRequiredTerm } from "../form/terms.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./consent.module.css";
import { filingTerms } from "./filing-terms.ts";

/** The terms of filing, each with its text, and one checkbox for all. */
export function Consent() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const query = useQuery(filingTerms(language));
  if (query.isPending) return <PageSpinner label={t(($) => $.terms.loading)} />;
  if (query.isError) return <TermsFailed onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return <Agreement items={query.data.items} />;
}

function TermsFailed(props: { onRetry: () => void; busy: boolean }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t(($) => $.terms.failed)}
      text={t(($) => $.wizard.entry.failedText)}
      retryLabel={t(($) => $.common.retry)}
      {...props}
    />
  );
}

type Item = { readonly code: string; readonly agreeName: string };

function Agreement({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const { agreed, values } = context;
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.legend}>{t(($) => $.wizard.consent.legend)}</legend>
      <CheckboxField
        id={idOfPlace("terms")}
        label={<strong>{t(($) => $.terms.all)}</strong>}
        boxed
        checked={allAgreed(agreed, values)}
        indeterminate={agreed.length > 0}
        error={shownError(t, "terms", context)}
        onChange={(yes) => send({ type: "terms.agreed", agreed: yes })}
      />
      {askedTerms(values).map((code) => (
        <Term
          key={code}
          code={code}
          name={items.find((item) => item.code === code)?.agreeName ?? code}
          agreed={agreed.includes(code)}
        />
      ))}
      <p className={styles.summary}>{t(($) => $.wizard.consent.summary)}</p>
    </fieldset>
  );
}

function Term({ code, name, agreed }: { code: TermsCode; name: string; agreed: boolean }) {
  const { t } = useTranslation();
  const { send } = useWizard();
  const showTerms = useShowTerms();
  const isRequired = isRequiredTerm(code);
  return (
    <div className={styles.term}>
      <CheckboxField
        id={`${idOfPlace("terms")}-${code}`}
        label={`[${t(($) => $.terms[isRequired ? "requiredTag" : "optionalTag"])}] ${name}`}
        hint={isRequired ? undefined : t(($) => $.wizard.consent.contactHint)}
        required={isRequired}
        checked={agreed}
        onChange={(yes) => send({ type: "term.agreed", code, agreed: yes })}
      />
      <Button kind="quiet" size="small" aria-label={t(($) => $.terms.viewOf, { name })} onClick={() => showTerms(code)}>
        {t(($) => $.terms.view)}
      </Button>
    </div>
  );
}
