import { secretIn } from "@sb/contracts/report/lookup/secrets.ts";
import { useTranslation } from "react-i18next";
import styles from "./secret-warning.module.css";

export const isSecret = (text: string): boolean => secretIn(text) !== undefined;

/** Said at once: whoever is about to give a wallet away reads no small print. */
export function SecretWarning() {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.note}>
      <strong>{t(($) => $.lookup.secret.title)}</strong>
      <p>{t(($) => $.lookup.secret.advice)}</p>
    </div>
  );
}
