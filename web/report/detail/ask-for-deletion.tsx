import { Scale } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import styles from "./report-article.module.css";

/** For whomever a report is about: the way to dispute it. */
export function AskForDeletion({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  return (
    <p className={styles.dispute}>
      <span>{t(($) => $.report.detail.aboutYou)}</span>
      <LinkButton kind="quiet" size="small" href={pathTo("/report/history/:dclrSeq/deletion", { dclrSeq })}>
        <Icon of={Scale} size={16} />
        {t(($) => $.report.detail.askForDeletion)}
      </LinkButton>
    </p>
  );
}
