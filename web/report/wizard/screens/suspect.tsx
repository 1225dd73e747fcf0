// Everything known about the suspect, on three screens. Encrypted, never published.
import { WizardText } from "../fields/wizard-text.tsx";
import styles from "./screens.module.css";

/** Who it is. */
export const Suspect = () => (
  <>
    <WizardText path="additional.suspect.name" />
    <div className={styles.pair}>
      <WizardText path="additional.suspect.phone" type="tel" />
      <WizardText path="additional.suspect.email" type="email" />
    </div>
  </>
);

/** The suspect's traces online. */
export const Traces = () => (
  <>
    <WizardText path="additional.suspect.site" />
    <WizardText path="additional.suspect.otherContact" />
    <WizardText path="additional.suspect.ip" mono />
  </>
);

export const Background = () => (
  <>
    <WizardText path="additional.suspect.businessNumber" />
    <WizardText path="additional.suspect.address" />
    <WizardText path="additional.suspect.otherInfo" lines={4} />
  </>
);
