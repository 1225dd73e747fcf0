import type { AdminAnalysisItem } from "@sb/contracts/analysis/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import detail from "../../ui/detail.module.css";
import { AnalysisRow } from "../analysis-row.tsx";

const DAY_MS = 86_400_000;
/** Days after which a request stands out. */
const LONG = 7;

/** A request as admins see it in the queue: who asks, and how long it has waited. */
export function AdminAnalysisRow({ analysis }: { analysis: AdminAnalysisItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { analysisSeq, requestedAt, endedAt } = analysis;
  const at = endedAt ?? requestedAt;
  const nick = analysis.nick || t(($) => $.common.formerMember);
  return (
    <AnalysisRow
      analysis={analysis}
      href={pathTo("/admin/analysis/:analysisSeq", { analysisSeq })}
      badges={endedAt === undefined && <Waits since={requestedAt} />}
      when={<time dateTime={at}>{format.shortDate(at)}</time>}
    >
      <p className={detail.quiet}>
        <bdi>{t(($) => $.analysis.admin.by, { nick })}</bdi>
      </p>
    </AnalysisRow>
  );
}

function Waits({ since }: { since: string }) {
  const { t } = useTranslation();
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / DAY_MS));
  return (
    <Badge kind={days >= LONG ? "warn" : "plain"}>
      {days === 0 ? t(($) => $.analysis.admin.today) : t(($) => $.analysis.admin.waits, { count: days })}
    </Badge>
  );
}
