import type { AdminAgencyView } from "@sb/contracts/agency/wire.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { askReason } from "../../form/reason-dialog.tsx";
import { useFormat } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import detail from "../../ui/detail.module.css";
import styles from "../agency.module.css";
import { useAgencyAction, useFreshAgency } from "./use-agency-action.ts";
import { WebhookState } from "./webhook-state.tsx";

/** The secrets that deliveries are signed with. A new one is shown once, until the screen is left. */
export function Secrets({ agency }: { agency: AdminAgencyView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useFreshAgency();
  const [shown, setShown] = useState<string>();
  const { agencySeq, secrets } = agency;
  const ending = useAgencyAction(
    (ended: { secretId: string; reason: string }) =>
      call("POST admin/agency/secret/end", { body: { agencySeq, ...ended } }),
    t(($) => $.agency.admin.secrets.ended),
  );
  const end = async (secretId: string) => {
    const words = t(($) => $.agency.admin.secrets.askEnd, { returnObjects: true });
    const fixed = { label: t(($) => $.agency.admin.reason), hint: t(($) => $.agency.admin.reasonHint) };
    const reason = await askReason({ ...words, ...fixed, confirm: t(($) => $.agency.admin.secrets.end) });
    if (reason !== undefined) ending.mutate({ secretId, reason });
  };
  const issue = async () => {
    const { secret } = await call("POST admin/agency/secret", { body: { agencySeq } });
    setShown(secret);
    await refresh();
  };
  return (
    <section className={styles.card} aria-labelledby="agency-secrets">
      <h2 id="agency-secrets">{t(($) => $.agency.admin.secrets.heading)}</h2>
      <WebhookState agency={agency} />
      <p className={detail.quiet}>{t(($) => $.agency.admin.secrets.text)}</p>
      {secrets.length === 0 && <p>{t(($) => $.agency.admin.secrets.none)}</p>}
      <ul className={styles.items}>
        {secrets.map(({ secretId, issuedAt }) => (
          <li key={secretId} className={styles.item}>
            <span>{t(($) => $.agency.admin.secrets.since, { at: format.dateTime(issuedAt) })}</span>
            <Button size="small" kind="quiet" onClick={() => void end(secretId)}>
              {t(($) => $.agency.admin.secrets.end)}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status">{shown !== undefined && <Shown secret={shown} />}</div>
      <IssueButton onIssue={issue} />
    </section>
  );
}

function Shown({ secret }: { secret: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.note}>
      <strong>{t(($) => $.agency.admin.secrets.shown)}</strong>
      <p className={styles.key}>{secret}</p>
      <p>{t(($) => $.agency.admin.secrets.once)}</p>
    </div>
  );
}

function IssueButton({ onIssue }: { onIssue: () => Promise<void> }) {
  const { t } = useTranslation();
  const issuing = useAgencyAction(
    () => onIssue(),
    t(($) => $.agency.admin.secrets.shown),
  );
  return (
    <div className={styles.buttons}>
      <Button busy={issuing.isPending} onClick={() => issuing.mutate(undefined)}>
        {t(($) => $.agency.admin.secrets.issue)}
      </Button>
    </div>
  );
}
