import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { Hourglass, Pencil, Trash2 } from "lucide-react";
import { useGo } from "../../app/navigation.ts";
import { paths } from "../../app/paths.ts";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import styles from "./owner-part.module.css";
import { useRemoveReport } from "./use-remove-report.ts";

/** Edit and delete; while somebody's request to delete it is open, why neither is possible. */
export function OwnerActions({ report }: { report: OwnReportView }) {
  const t = useText().report.owner;
  const go = useGo();
  const { remove, busy } = useRemoveReport({
    onRemoved: () => go(paths.support.declare(report.userId), { replace: true }),
  });
  if (report.deletionPending)
    return (
      <p className={styles.pending} role="note">
        <Hourglass size={20} aria-hidden="true" />
        {t.pending}
      </p>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form.
    <div className={styles.actions} role="group" aria-label={t.actions}>
      <LinkButton href={paths.report.modify(report.dclrSeq)}>
        <Pencil size={18} aria-hidden="true" />
        {t.edit}
      </LinkButton>
      <Button busy={busy} onClick={() => void remove(report.dclrSeq)}>
        <Trash2 size={18} aria-hidden="true" />
        {t.remove}
      </Button>
    </div>
  );
}
