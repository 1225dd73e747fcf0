import type { AnalysisView } from "@sb/contracts/analysis/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "../routing/paths.ts";
import detail from "../ui/detail.module.css";
import factStyles from "../ui/facts.module.css";
import { ProgressSteps } from "./progress-steps.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { TargetsList } from "./targets-list.tsx";

/** A request with its answer, for the person and for admins. `children`: what can be done with it. */
export function AnalysisArticle({ analysis, children }: { analysis: AnalysisView; children?: ReactNode }) {
  const { t } = useTranslation();
  const { analysisSeq, status, reply } = analysis;
  return (
    <article className={detail.article}>
      <header className={detail.head}>
        <StatusBadge status={status} />
        <h1>{t(($) => $.analysis.detail.heading)}</h1>
        <p className={detail.quiet}>{t(($) => $.analysis.detail.number, { seq: String(analysisSeq) })}</p>
      </header>
      {reply !== undefined && (
        <section className={`${detail.section} ${detail.panel}`} aria-labelledby="reply">
          <h2 id="reply">
            {status === "CLOSED" ? t(($) => $.analysis.detail.reason) : t(($) => $.analysis.detail.reply)}
          </h2>
          <p className={detail.text} dir="auto">
            {reply}
          </p>
        </section>
      )}
      <ProgressSteps analysis={analysis} />
      {status === "WITHDRAWN" ? (
        <p className={detail.quiet}>{t(($) => $.analysis.detail.destroyed)}</p>
      ) : (
        <Request analysis={analysis} />
      )}
      {children}
    </article>
  );
}

function Request({ analysis }: { analysis: AnalysisView }) {
  const { t } = useTranslation();
  const { targets, content, amount, happenedAt, contact, dclrSeq } = analysis;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t(($) => $.analysis.detail.targets), targets.length > 0 && <TargetsList targets={targets} copied />],
    [
      t(($) => $.analysis.detail.report),
      dclrSeq !== undefined && (
        <a href={pathTo("/report/history/:dclrSeq", { dclrSeq })}>
          {t(($) => $.analysis.detail.openReport, { seq: String(dclrSeq) })}
        </a>
      ),
    ],
    [t(($) => $.analysis.detail.content), content],
    [t(($) => $.analysis.detail.amount), amount],
    [t(($) => $.analysis.detail.happenedAt), happenedAt],
    [t(($) => $.analysis.detail.contact), contact],
  ];
  return (
    <section className={detail.section} aria-labelledby="request">
      <h2 id="request">{t(($) => $.analysis.detail.request)}</h2>
      <dl className={factStyles.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
