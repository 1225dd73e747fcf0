import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { WIZARD } from "../../../i18n/namespaces.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** Why filing did not go through, where no field is to blame. Everything typed is still there. */
export function FailureNote() {
  const { t } = useTranslation(WIZARD);
  const { failure, summary } = useWizard().context;
  if (!failure || summary.length > 0) return null;
  return (
    <div className={styles.failure} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <strong>{t(($) => $.wizard.failed.title)}</strong>
        <p>{t(($) => $.errors[failure.code])}</p>
        <p>{t(($) => $.wizard.failed.kept)}</p>
      </div>
    </div>
  );
}
