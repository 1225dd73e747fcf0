import { useTranslation } from "react-i18next";
import { useStale } from "../../api/stale.ts";
import styles from "./stale-note.module.css";

/** Says that part of the page may be out of date. Always mounted: it is a live region. */
export function StaleNote() {
  const { t } = useTranslation();
  const stale = useStale();
  return <div role="status">{stale && <p className={styles.note}>{t(($) => $.common.stale)}</p>}</div>;
}
