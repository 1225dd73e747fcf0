import { CircleAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../errors/problem-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** Why filing failed, for errors that belong to no field. All input is kept. */
export function FailureNote() {
  const { t } = useTranslation();
  const { failure, summary } = useWizard().context;
  if (!failure || summary.length > 0) return null;
  return (
    <div className={styles.failure} role="alert">
      <Icon of={CircleAlert} size={20} />
      <div>
        <strong>{t(($) => $.wizard.failed.title)}</strong>
        <p>{problemText(failure.code, t)}</p>
        <p>{t(($) => $.wizard.failed.kept)}</p>
      </div>
    </div>
  );
}
