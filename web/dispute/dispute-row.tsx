import type { DisputeItem } from "@sb/contracts/dispute/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { CardTitle } from "../list/card-title.tsx";
import row from "../list/row.module.css";
import detail from "../ui/detail.module.css";
import { shorten } from "../ui/shorten.ts";
import { ClockBadge } from "./clock.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Props = {
  dispute: DisputeItem;
  href: string;
  /** More badges, after those of the state. */
  badges?: ReactNode;
};

/** A request in a list. The whole row leads to it. */
export function DisputeRow({ dispute, href, badges }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { requestSeq, openedAt, reason, summary, adrs, declareType } = dispute;
  return (
    <article className={row.row}>
      <div className={row.top}>
        <StatusBadge dispute={dispute} />
        <ClockBadge dispute={dispute} />
        {badges}
        <time className={row.when} dateTime={openedAt}>
          {format.shortDate(openedAt)}
        </time>
      </div>
      <CardTitle href={href}>{summary ?? t(($) => $.dispute.detail.number, { seq: String(requestSeq) })}</CardTitle>
      <p className={detail.quiet}>
        {reason && t(($) => $.dispute.reasons[reason])}
        {reason && adrs && " · "}
        {adrs && (
          <span className={detail.value} translate="no" dir="ltr">
            {declareType === "SITE" ? shorten(adrs, 40, 6) : shorten(adrs)}
          </span>
        )}
      </p>
    </article>
  );
}
