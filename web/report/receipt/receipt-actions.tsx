import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { Printer } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import styles from "./receipt.module.css";

/** Every browser's print dialog can save a PDF. */
export function ReceiptActions({ report }: { report: OwnReportView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Button kind="primary" onClick={() => print()}>
        <Icon of={Printer} size={18} />
        {t(($) => $.receipt.print)}
      </Button>
      <LinkButton href={pathTo("/report/history/:dclrSeq", { dclrSeq: report.dclrSeq })}>
        {t(($) => $.receipt.view)}
      </LinkButton>
      {report.open === "PUBLIC" && (
        <LinkButton href={`${pathTo("/verify")}#report=${report.dclrSeq}`}>{t(($) => $.receipt.proof)}</LinkButton>
      )}
      <LinkButton href={pathTo("/support/my-page")}>{t(($) => $.receipt.mine)}</LinkButton>
      <LinkButton kind="quiet" href={pathTo("/report")}>
        {t(($) => $.receipt.another)}
      </LinkButton>
    </div>
  );
}
