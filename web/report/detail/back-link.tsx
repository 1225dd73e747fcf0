import { ArrowLeft } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { canGoBack } from "../../app/history-entry.ts";
import { useGoBack } from "../../app/navigation.ts";
import { paths } from "../../app/paths.ts";
import styles from "./back-link.module.css";

/** Back to the very place the reader left in this app; to the list for those who came from elsewhere. */
export function BackLink() {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const [hasBack] = useState(canGoBack);
  const back = (event: MouseEvent) => {
    if (!hasBack || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  };
  return (
    <a className={styles.back} href={paths.report.history()} onClick={back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {hasBack ? t(($) => $.common.back) : t(($) => $.report.detail.back)}
    </a>
  );
}
