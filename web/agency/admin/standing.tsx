import type { AdminAgencyView } from "@sb/contracts/agency/wire.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { askReason } from "../../form/reason-dialog.tsx";
import { useFormat } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import styles from "../agency.module.css";
import { AgencyBadges } from "./agency-row.tsx";
import { useAgencyAction } from "./use-agency-action.ts";

/** Whether the agency gets reports, and the button that changes it. */
export function Standing({ agency }: { agency: AdminAgencyView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { agencySeq, status, stopped, keyMissing } = agency;
  const isActive = status === "ACTIVE";
  const stop = useAgencyAction(
    (reason: string) => call("POST admin/agency/stop", { body: { agencySeq, reason } }),
    t(($) => $.agency.admin.stopped),
  );
  const resume = useAgencyAction(
    (reason: string) => call("POST admin/agency/resume", { body: { agencySeq, reason } }),
    t(($) => $.agency.admin.resumed),
  );
  const { mutate, isPending } = isActive ? stop : resume;
  const confirm = isActive ? t(($) => $.agency.admin.stop) : t(($) => $.agency.admin.resume);
  const ask = async () => {
    const words = isActive
      ? t(($) => $.agency.admin.askStop, { returnObjects: true })
      : t(($) => $.agency.admin.askResume, { returnObjects: true });
    const fixed = { label: t(($) => $.agency.admin.reason), hint: t(($) => $.agency.admin.reasonHint) };
    const reason = await askReason({ ...words, ...fixed, confirm });
    if (reason !== undefined) mutate(reason);
  };
  return (
    <div className={styles.card}>
      <div className={styles.badges}>
        <AgencyBadges agency={agency} />
      </div>
      {keyMissing && <p className={styles.note}>{t(($) => $.agency.admin.keyMissingText)}</p>}
      {stopped && (
        <p className={styles.note}>
          {t(($) => $.agency.admin.stoppedSince, { at: format.dateTime(stopped.at), reason: stopped.reason })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button busy={isPending} onClick={() => void ask()}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
