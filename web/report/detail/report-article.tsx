import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { Lock, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { reportTitle } from "../report-title.ts";
import { About } from "./about.tsx";
import { Additions, AddsTo } from "./additions.tsx";
import { DisputeNote } from "./dispute-note.tsx";
import { Incident } from "./incident.tsx";
import styles from "./report-article.module.css";
import { ReportTimeline } from "./report-timeline.tsx";
import { SameIncident } from "./same-incident.tsx";
import { Sources } from "./sources.tsx";
import { TargetPanel } from "./target-panel.tsx";

type Props = {
  report: ReportDetail;
  /** Its owner's actions on it. */
  actions?: ReactNode;
};

export function ReportArticle({ report, actions }: Props) {
  const { t } = useTranslation();
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.badges}>
          <Badge kind="accent">{t(($) => $.codes.crimeType[report.crimeType])}</Badge>
          <Badge>{t(($) => $.codes.declareType[report.declareType])}</Badge>
          {report.mine && (
            <Badge kind="good">
              <Icon of={UserCheck} size={14} />
              {t(($) => $.report.detail.mine)}
            </Badge>
          )}
          {report.disputedSince && <Badge kind="warn">{t(($) => $.common.report.disputed)}</Badge>}
          {report.open === "PRIVATE" && (
            <Badge kind="warn">
              <Icon of={Lock} size={14} />
              {t(($) => $.codes.visibility.PRIVATE)}
            </Badge>
          )}
        </p>
        <h1 className={styles.title}>{reportTitle(report, t)}</h1>
        {actions}
      </header>
      <DisputeNote report={report} />
      <AddsTo report={report} />
      <TargetPanel report={report} />
      <SameIncident report={report} />
      <Incident report={report} />
      <Sources
        level={2}
        heading={t(($) => $.report.detail.sources)}
        sources={report.etcSrc.filter((source) => source.open)}
      />
      <Additions report={report} />
      <About report={report} />
      <ReportTimeline report={report} />
    </article>
  );
}
