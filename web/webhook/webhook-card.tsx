import type { WebhookView } from "@sb/contracts/webhook/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { Badge } from "../ui/badge.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { CallRow } from "./call-row.tsx";
import styles from "./webhook.module.css";
import { WebhookActions } from "./webhook-actions.tsx";

/** A webhook by its address: what is sent there, whether it takes it, and the newest messages. */
export function WebhookCard({ webhook }: { webhook: WebhookView }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { webhookId, url, crimeTypes, chains, registeredAt, stopped, calls } = webhook;
  const wanted = [
    ...crimeTypes.map((code) => t(($) => $.codes.crimeType[code])),
    ...chains.map((code) => t(($) => $.codes.chain[code])),
  ];
  return (
    <article className={entry.entry} aria-labelledby={`webhook-${webhookId}`}>
      <h3 id={`webhook-${webhookId}`} className={entry.name}>
        <bdi>{url}</bdi>
      </h3>
      <p className={entry.quiet}>{t(($) => $.webhook.since, { date: date(registeredAt) })}</p>
      <p>{wanted.length === 0 ? t(($) => $.webhook.everything) : wanted.join(", ")}</p>
      {stopped && (
        <p>
          <Badge kind="danger">{t(($) => $.webhook.stopped.badge)}</Badge>{" "}
          {t(($) => $.webhook.stopped[stopped.because])}
        </p>
      )}
      <WebhookActions webhook={webhook} />
      {calls.length === 0 ? (
        <p className={entry.quiet}>{t(($) => $.webhook.noCalls)}</p>
      ) : (
        <Disclosure summary={t(($) => $.webhook.calls)}>
          <ul className={styles.calls}>
            {calls.map((call) => (
              <li key={call.id}>
                <CallRow call={call} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </article>
  );
}
