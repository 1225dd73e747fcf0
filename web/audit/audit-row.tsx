import type { AuditItem } from "@sb/contracts/audit/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { actName, subjectName } from "./names.ts";

type Props = { item: AuditItem; onActor: (actor: string) => void };

/** One act. The type of its event stands beside its name: exports and logs have only that. */
export function AuditRow({ item: { at, actor, nick, subject, act, target, reason }, onActor }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isSystem = actor.startsWith("system:");
  const name = isSystem ? t(($) => $.audit.system) : nick || t(($) => $.common.formerMember);
  return (
    <article className={entry.entry}>
      <div className={entry.top}>
        <Badge>{subjectName(t, subject)}</Badge>
        <h3 className={entry.name}>{actName(t, act)}</h3>
        <code className={entry.code} translate="no">
          {act}
        </code>
        <time className={entry.quiet} dateTime={at}>
          {format.dateTime(at)}
        </time>
      </div>
      <p>{t(($) => $.audit.did, { name, target })}</p>
      {reason && <p className={entry.quiet}>{t(($) => $.audit.because, { reason })}</p>}
      <div>
        <Button size="small" aria-label={t(($) => $.audit.onlyOf, { name })} onClick={() => onActor(actor)}>
          {t(($) => $.audit.only)}
        </Button>
      </div>
    </article>
  );
}
