import { WizardText } from "../fields/wizard-text.tsx";
import styles from "./screens.module.css";

/** Everything known about the suspect. Encrypted, never published. */
export const Suspect = () => (
  <>
    <WizardText path="additional.suspect.name" />
    <div className={styles.pair}>
      <WizardText path="additional.suspect.phone" type="tel" />
      <WizardText path="additional.suspect.email" type="email" />
    </div>
    <WizardText path="additional.suspect.site" />
    <WizardText path="additional.suspect.otherContact" />
    <div className={styles.pair}>
      <WizardText path="additional.suspect.businessNumber" />
      <WizardText path="additional.suspect.ip" mono />
    </div>
    <WizardText path="additional.suspect.address" />
    <WizardText path="additional.suspect.otherInfo" lines={4} />
  </>
);
