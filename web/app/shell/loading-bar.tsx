import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router-dom";
import styles from "./loading-bar.module.css";

/** Under the header while the next screen's code is on its way; only seen where that takes long. */
export function LoadingBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div role="progressbar" aria-label={t(($) => $.common.loading)} className={styles.bar} />;
}
