import { ShieldCheck } from "lucide";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { WizardText } from "../fields/wizard-text.tsx";
import styles from "./screens.module.css";

/** What happened, in the user's own words. */
export function Story() {
  const { t } = useTranslation();
  return (
    <>
      <WizardText path="declare.comment" lines={6} counted />
      <div className={styles.callout}>
        <Icon of={ShieldCheck} size={20} />
        <div>
          <strong>{t(($) => $.wizard.noPersonal.title)}</strong>
          <p>{t(($) => $.wizard.noPersonal.text)}</p>
        </div>
      </div>
    </>
  );
}
