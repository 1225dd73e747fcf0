import type { DeliveryAttempt } from "@sb/contracts/delivery/wire.ts";
import { RotateCcw } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import entry from "../../list/entry.module.css";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type Props = { attempt: DeliveryAttempt; onReplay: ((dclrSeq: number) => void) | undefined };

/** One attempt: what was sent when, and what the webhook answered. Sent again only where `onReplay` is there. */
export function AttemptRow({ attempt, onReplay }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dclrSeq, content, via, at, code, messageId, httpStatus, tookMs } = attempt;
  return (
    <article className={entry.entry}>
      <div className={entry.top}>
        <Badge kind={code ? "danger" : "plain"}>
          {code ? t(($) => $.delivery.failures[code]) : t(($) => $.delivery.taken[via])}
        </Badge>
        <h3 className={entry.name}>
          {t(($) => $.delivery.contents[content])}
          {dclrSeq !== undefined && ` · ${dclrSeq}`}
        </h3>
        <time className={entry.quiet} dateTime={at}>
          {format.dateTime(at)}
        </time>
      </div>
      {tookMs !== undefined && (
        <p className={entry.quiet}>
          {httpStatus === undefined
            ? t(($) => $.delivery.unanswered, { ms: Math.round(tookMs) })
            : t(($) => $.delivery.answered, { status: httpStatus, ms: Math.round(tookMs) })}
        </p>
      )}
      {messageId && (
        <code className={entry.code} translate="no">
          {messageId}
        </code>
      )}
      {onReplay && dclrSeq !== undefined && (
        <div>
          <Button
            size="small"
            aria-label={t(($) => $.delivery.replayOf, { seq: String(dclrSeq) })}
            onClick={() => onReplay(dclrSeq)}
          >
            <Icon of={RotateCcw} size={16} />
            {t(($) => $.delivery.replay)}
          </Button>
        </div>
      )}
    </article>
  );
}
