import { ArrowLeft } from "lucide";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { canGoBack, useGoBack } from "../routing/navigation.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./back-link.module.css";

type Props = {
  /** Path of the list and its name as the link's text: "All reports". */
  href: string;
  label: string;
};

/** Goes back to the page of the list the user came from; for users who came from elsewhere, links to the list. */
export function BackLink({ href, label }: Props) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const [hasBack] = useState(canGoBack);
  const back = (event: MouseEvent) => {
    if (!hasBack || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  };
  return (
    <a className={styles.back} href={href} onClick={back}>
      <Icon of={ArrowLeft} size={18} />
      {hasBack ? t(($) => $.common.back) : label}
    </a>
  );
}
