import type { WebhookCallView } from "@sb/contracts/webhook/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { Badge } from "../ui/badge.tsx";

/** One message: what it told of, and what the webhook answered. */
export function CallRow({ call: { at, reports, messageId, tookMs, httpStatus, code } }: { call: WebhookCallView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const ms = Math.round(tookMs);
  return (
    <>
      <div className={entry.top}>
        <Badge kind={code ? "danger" : "plain"}>
          {code ? t(($) => $.delivery.failures[code]) : t(($) => $.delivery.taken.WEBHOOK)}
        </Badge>
        <span>
          {reports === undefined ? t(($) => $.delivery.contents.TEST) : t(($) => $.webhook.reports, { count: reports })}
        </span>
        <time className={entry.quiet} dateTime={at}>
          {dateTime(at)}
        </time>
      </div>
      <p className={entry.quiet}>
        {httpStatus === undefined
          ? t(($) => $.delivery.unanswered, { ms })
          : t(($) => $.delivery.answered, { status: httpStatus, ms })}
      </p>
      <code className={entry.code} translate="no">
        {messageId}
      </code>
    </>
  );
}
