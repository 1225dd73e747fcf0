import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { paths } from "../../app/paths.ts";
import { useText } from "../../i18n/text.tsx";
import styles from "./back-link.module.css";

/** Back to the very place the reader left in this app; to the list for those who came from elsewhere. */
export function BackLink() {
  const { common, report } = useText();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const back = (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <a className={styles.back} href={paths.report.history()} onClick={back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {canGoBack ? common.back : report.detail.back}
    </a>
  );
}
