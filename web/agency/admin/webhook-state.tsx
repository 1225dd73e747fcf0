import type { AdminAgencyView } from "@sb/contracts/agency/wire.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { askReason } from "../../form/reason-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "../agency.module.css";
import { useAgencyAction } from "./use-agency-action.ts";

/** Whether the webhook is sent to; it stops by itself where it answers that it is gone. */
export function WebhookState({ agency: { agencySeq, webhook } }: { agency: AdminAgencyView }) {
  const { t } = useTranslation();
  const stop = useAgencyAction(
    (reason: string) => call("POST admin/agency/webhook/stop", { body: { agencySeq, reason } }),
    t(($) => $.agency.admin.webhook.isStopped),
  );
  const resume = useAgencyAction(
    () => call("POST admin/agency/webhook/resume", { body: { agencySeq } }),
    t(($) => $.agency.admin.webhook.isResumed),
  );
  if (!webhook) return null;
  const { host, stopped } = webhook;
  const ask = async () => {
    const words = t(($) => $.agency.admin.webhook.askStop, { returnObjects: true });
    const fixed = { label: t(($) => $.agency.admin.reason), hint: t(($) => $.agency.admin.reasonHint) };
    const reason = await askReason({ ...words, ...fixed, confirm: t(($) => $.agency.admin.webhook.stop) });
    if (reason !== undefined) stop.mutate(reason);
  };
  return (
    <div className={styles.item}>
      <bdi>{host}</bdi>
      {stopped ? (
        <Button size="small" busy={resume.isPending} onClick={() => resume.mutate(undefined)}>
          {t(($) => $.agency.admin.webhook.resume)}
        </Button>
      ) : (
        <Button size="small" busy={stop.isPending} onClick={() => void ask()}>
          {t(($) => $.agency.admin.webhook.stop)}
        </Button>
      )}
      {stopped && <p className={styles.note}>{t(($) => $.agency.admin.webhook[`stopped${stopped.because}`])}</p>}
    </div>
  );
}
