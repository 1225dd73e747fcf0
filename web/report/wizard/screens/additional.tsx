import { useTranslation } from "react-i18next";
import fieldStyles from "../fields/fields.module.css";
import { SourceFields } from "../fields/source-fields.tsx";
import { WizardText } from "../fields/wizard-text.tsx";
import styles from "./screens.module.css";

/** The reporter's contact, and further sources. */
export function Additional() {
  const { t } = useTranslation();
  return (
    <>
      <section className={fieldStyles.group} aria-labelledby="report-reporter">
        <div>
          <h2 id="report-reporter">{t(($) => $.wizard.reporter.heading)}</h2>
          <p>{t(($) => $.wizard.reporter.lead)}</p>
        </div>
        <WizardText path="additional.reporter.name" autoComplete="name" />
        <div className={styles.pair}>
          <WizardText path="additional.reporter.phone" type="tel" autoComplete="tel" />
          <WizardText path="additional.reporter.email" type="email" autoComplete="email" />
        </div>
        <WizardText path="additional.reporter.otherContact" />
      </section>
      <hr className={styles.rule} />
      <SourceFields />
    </>
  );
}
