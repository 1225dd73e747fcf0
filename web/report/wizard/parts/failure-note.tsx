import { CircleAlert } from "lucide-react";
import { useText } from "../../../i18n/text.tsx";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** Why filing did not go through, where no field is to blame. Everything typed is still there. */
export function FailureNote() {
  const { wizard, errors } = useText();
  const { failure, summary } = useWizard().context;
  if (!failure || summary.length > 0) return null;
  return (
    <div className={styles.failure} role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <strong>{wizard.failed.title}</strong>
        <p>{errors[failure.code]}</p>
        <p>{wizard.failed.kept}</p>
      </div>
    </div>
  );
}
