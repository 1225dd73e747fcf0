import type { AdminAgencyView } from "@sb/contracts/agency/wire.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import styles from "../agency.module.css";
import { useAgencyAction } from "./use-agency-action.ts";

/** Whether the webhook is sent to; it stops by itself where it answers that it is gone. */
export function WebhookState({ agency: { agencySeq, webhook } }: { agency: AdminAgencyView }) {
  const { t } = useTranslation();
  const stop = useAgencyAction(
    () => call("POST admin/agency/webhook/stop", { body: { agencySeq } }),
    t(($) => $.agency.admin.webhook.isStopped),
  );
  const resume = useAgencyAction(
    () => call("POST admin/agency/webhook/resume", { body: { agencySeq } }),
    t(($) => $.agency.admin.webhook.isResumed),
  );
  if (!webhook) return null;
  const { host, stopped } = webhook;
  const { mutate, isPending } = stopped ? resume : stop;
  return (
    <div className={styles.item}>
      <bdi>{host}</bdi>
      <Button size="small" busy={isPending} onClick={() => mutate(undefined)}>
        {stopped ? t(($) => $.agency.admin.webhook.resume) : t(($) => $.agency.admin.webhook.stop)}
      </Button>
      {stopped && <p className={styles.note}>{t(($) => $.agency.admin.webhook[`stopped${stopped.because}`])}</p>}
    </div>
  );
}
