import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { Scale } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Callout } from "../../ui/callout.tsx";

/** Says that somebody disputes the report, which its owner reads beside the actions, or that its target was cleared once. */
export function DisputeNote({ report }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clearedAt, mine } = report;
  const disputedSince = mine ? undefined : report.disputedSince;
  if (!disputedSince && !clearedAt) return null;
  return (
    <Callout icon={Scale}>
      {disputedSince && <p>{t(($) => $.report.detail.disputedNote, { at: format.date(disputedSince) })}</p>}
      {clearedAt && <p>{t(($) => $.report.detail.cleared, { at: format.date(clearedAt) })}</p>}
    </Callout>
  );
}
