import { useTranslation } from "react-i18next";
import styles from "./secret-warning.module.css";

export { loadWordLists, scriptsOf, secretRanges } from "./secrets/on-device.ts";

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
