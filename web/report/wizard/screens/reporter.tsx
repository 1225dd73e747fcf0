import { WizardText } from "../fields/wizard-text.tsx";
import styles from "./screens.module.css";

/** How agencies can reach the reporter. Encrypted, never published. */
export const Reporter = () => (
  <>
    <WizardText path="additional.reporter.name" autoComplete="name" />
    <div className={styles.pair}>
      <WizardText path="additional.reporter.phone" type="tel" autoComplete="tel" />
      <WizardText path="additional.reporter.email" type="email" autoComplete="email" />
    </div>
    <WizardText path="additional.reporter.otherContact" />
  </>
);
