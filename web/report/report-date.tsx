import type { ReportLink } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { useDay } from "../i18n/use-day.ts";

type Props = { report: Pick<ReportLink, "filedAt" | "reportedAt">; className?: string | undefined };

/** When it was filed; of an imported entry the day its list gives, and where that gives none, that it is unknown. */
export function ReportDate({ report: { filedAt, reportedAt }, className }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = useDay();
  if (filedAt !== undefined)
    return (
      <time className={className} dateTime={filedAt} title={format.dateTime(filedAt)}>
        {format.ago(filedAt)}
      </time>
    );
  if (reportedAt === undefined) return <span className={className}>{t(($) => $.common.report.dateUnknown)}</span>;
  return (
    <time className={className} dateTime={reportedAt}>
      {day.long(reportedAt)}
    </time>
  );
}
