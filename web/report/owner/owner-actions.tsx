import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { Hourglass, Microscope, Pencil, ReceiptText, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import styles from "./owner-part.module.css";
import { useRemoveReport } from "./use-remove-report.ts";

/** Edit and delete; while a deletion request is pending, the reason why neither is possible. */
export function OwnerActions({ report }: { report: OwnReportView }) {
  const { t } = useTranslation();
  const go = useGo();
  const { remove, busy } = useRemoveReport({
    onRemoved: () => go(pathTo("/support/my-page"), { replace: true }),
  });
  const toReceipt = (
    <LinkButton href={pathTo("/report/receipt/:dclrSeq", { dclrSeq: report.dclrSeq })}>
      <Icon of={ReceiptText} size={18} />
      {t(($) => $.report.owner.receipt)}
    </LinkButton>
  );
  if (report.deletionPending)
    return (
      <>
        <Callout icon={Hourglass}>
          <p>
            {t(($) => $.report.owner.pending)}{" "}
            <a href={pathTo("/report/deletion", { side: "against" })}>{t(($) => $.report.owner.seeRequest)}</a>
          </p>
        </Callout>
        <div className={styles.actions}>{toReceipt}</div>
      </>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a few buttons are not a form.
    <div className={styles.actions} role="group" aria-label={t(($) => $.report.owner.actions)}>
      <LinkButton href={pathTo("/report/:dclrSeq", { dclrSeq: report.dclrSeq })}>
        <Icon of={Pencil} size={18} />
        {t(($) => $.report.owner.edit)}
      </LinkButton>
      <Button busy={busy} onClick={() => void remove(report.dclrSeq)}>
        <Icon of={Trash2} size={18} />
        {t(($) => $.report.owner.remove)}
      </Button>
      {toReceipt}
      <LinkButton kind="quiet" href={pathTo("/support/analysis/write", { dclrSeq: report.dclrSeq })}>
        <Icon of={Microscope} size={18} />
        {t(($) => $.report.owner.analyse)}
      </LinkButton>
    </div>
  );
}
