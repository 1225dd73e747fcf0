import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router-dom";
import styles from "./loading-bar.module.css";

/** Shown under the header while the next screen's chunk loads; visible only after a delay. */
export function LoadingBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div role="progressbar" aria-label={t(($) => $.common.loading)} className={styles.bar} />;
}
