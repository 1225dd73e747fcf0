import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { SelectToCome } from "../fields/select-to-come.tsx";
import { WizardText } from "../fields/wizard-text.tsx";
import styles from "./screens.module.css";

// The select is as heavy as the rest of the wizard, so it loads with this screen.
const CountryField = lazy(async () => ({ default: (await import("../fields/country-field.tsx")).CountryField }));

/** How agencies can reach the reporter, and which country's. Encrypted, never published. */
export function Reporter() {
  const { t } = useTranslation();
  return (
    <>
      <WizardText path="additional.reporter.name" autoComplete="name" />
      <div className={styles.pair}>
        <WizardText path="additional.reporter.phone" type="tel" autoComplete="tel" />
        <WizardText path="additional.reporter.email" type="email" autoComplete="email" />
      </div>
      <WizardText path="additional.reporter.otherContact" />
      <Suspense fallback={<SelectToCome path="declare.country" hint={t(($) => $.wizard.hints["declare.country"])} />}>
        <CountryField />
      </Suspense>
    </>
  );
}
