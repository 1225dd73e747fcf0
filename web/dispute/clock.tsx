import type { DisputeItem } from "@sb/contracts/dispute/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { Badge } from "../ui/badge.tsx";
import { cx } from "../ui/cx.ts";
import { daysBetween } from "./days.ts";
import styles from "./dispute.module.css";

/** By when a request is to be decided, for both sides. Nothing once it is over. */
export function Clock({ dispute }: { dispute: DisputeItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, dueAt, overdue, extendedAt } = dispute;
  const left = useLeft(dispute);
  if (status !== "OPEN") return null;
  return (
    <div className={cx(styles.clock, overdue && styles.late)} role="note">
      <strong>
        <time dateTime={dueAt}>{t(($) => $.dispute.clock.due, { at: format.date(dueAt) })}</time>
      </strong>
      <span>
        {left}
        {extendedAt && ` · ${t(($) => $.dispute.clock.extended)}`}
      </span>
      {overdue && <span>{t(($) => $.dispute.clock.overdueText)}</span>}
    </div>
  );
}

/** The time that is left, as a badge in lists. */
export function ClockBadge({ dispute }: { dispute: DisputeItem }) {
  const left = useLeft(dispute);
  return dispute.status === "OPEN" ? <Badge kind={dispute.overdue ? "danger" : "plain"}>{left}</Badge> : null;
}

function useLeft({ dueAt, overdue }: DisputeItem): string {
  const { t } = useTranslation();
  if (overdue) return t(($) => $.dispute.clock.overdue);
  const days = daysBetween(Date.now(), Date.parse(dueAt));
  return days === 0 ? t(($) => $.dispute.clock.today) : t(($) => $.dispute.clock.left, { count: days });
}
