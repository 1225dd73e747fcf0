import type { AnalysisStatus } from "@sb/contracts/analysis/model.ts";
import type { AnalysisView } from "@sb/contracts/analysis/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import detail from "../ui/detail.module.css";
import { Timeline } from "../ui/timeline.tsx";

const ENDS = { ANSWERED: "answered", CLOSED: "closed", WITHDRAWN: "withdrawn" } as const;
const isWaiting = (status: AnalysisStatus): boolean => status === "RECEIVED" || status === "IN_PROGRESS";

/** The steps of a request so far. */
export function ProgressSteps({ analysis }: { analysis: AnalysisView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, requestedAt, startedAt, endedAt, mine } = analysis;
  const end = status === "RECEIVED" || status === "IN_PROGRESS" ? undefined : ENDS[status];
  const facts = [
    { key: "requested", at: requestedAt } as const,
    ...(startedAt ? [{ key: "started", at: startedAt } as const] : []),
    ...(end && endedAt ? [{ key: end, at: endedAt }] : []),
  ];
  return (
    <section className={detail.section} aria-labelledby="progress">
      <h2 id="progress">{t(($) => $.analysis.detail.steps)}</h2>
      <Timeline
        label={t(($) => $.analysis.detail.steps)}
        steps={facts.map(({ key, at }) => ({
          key,
          title: t(($) => $.analysis.detail[key]),
          at: <time dateTime={at}>{format.dateTime(at)}</time>,
        }))}
      />
      {mine && isWaiting(status) && <p className={detail.quiet}>{t(($) => $.analysis.detail.waiting)}</p>}
    </section>
  );
}
