import { useTranslation } from "react-i18next";
import { useStale } from "../../api/stale.ts";
import styles from "./stale-note.module.css";

/** Under the header while a part of the page is older than it should be. Always in the page, so that it is read aloud. */
export function StaleNote() {
  const { t } = useTranslation();
  const stale = useStale();
  return <div role="status">{stale && <p className={styles.note}>{t(($) => $.common.stale)}</p>}</div>;
}
