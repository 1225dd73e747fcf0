import { useNavigation } from "react-router-dom";
import { useText } from "../../i18n/text.tsx";
import styles from "./loading-bar.module.css";

/** Under the header while the next screen's code is on its way; only seen where that takes long. */
export function LoadingBar() {
  const { common } = useText();
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div role="progressbar" aria-label={common.loading} className={styles.bar} />;
}
