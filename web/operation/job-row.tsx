import type { JobItem } from "@sb/contracts/operation/wire.ts";
import { History, RotateCcw, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { openModal } from "../modals/modals.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { JobDialog } from "./job-dialog.tsx";
import styles from "./operation.module.css";
import { useJobActions } from "./use-job-actions.ts";

/** One job: why it stands where it stands, and what can be done. */
export function JobRow({ job }: { job: JobItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const actions = useJobActions();
  const { kind, id, state, code, failures, lastAt = job.runAt } = job;
  const show = () => void openModal<void>("job", (close) => <JobDialog kind={kind} id={id} onClose={() => close()} />);
  return (
    <article className={entry.entry}>
      <div className={entry.top}>
        <Badge kind={state === "PARKED" ? "danger" : "plain"}>{t(($) => $.operation.jobs.states[state])}</Badge>
        {code && <span className={styles.code}>{code}</span>}
      </div>
      <h3 className={styles.code}>{id}</h3>
      <p className={entry.quiet}>
        {t(($) => $.operation.jobs.facts, { count: failures, at: format.dateTime(lastAt) })}
      </p>
      <div className={entry.top}>
        <Button size="small" aria-label={t(($) => $.operation.jobs.historyOf, { id })} onClick={show}>
          <Icon of={History} size={16} />
          {t(($) => $.operation.jobs.history)}
        </Button>
        {state === "PARKED" && (
          <>
            <Button
              size="small"
              busy={actions.isReplaying}
              aria-label={t(($) => $.operation.jobs.replayOf, { id })}
              onClick={() => actions.replay({ kind, id })}
            >
              <Icon of={RotateCcw} size={16} />
              {t(($) => $.operation.jobs.replay)}
            </Button>
            <Button
              size="small"
              aria-label={t(($) => $.operation.jobs.dropOf, { id })}
              onClick={() => void actions.drop({ kind, id })}
            >
              <Icon of={Trash2} size={16} />
              {t(($) => $.operation.jobs.drop)}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
