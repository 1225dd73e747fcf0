import { publisherOf } from "@sb/contracts/report/filers.ts";
import type { Highlights, ReportView } from "@sb/contracts/report/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "../i18n/texts.ts";
import { CardTitle } from "../list/card-title.tsx";
import { pathTo } from "../routing/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { Marked } from "../ui/marked.tsx";
import { excerpt } from "../ui/passages.ts";
import styles from "./report-card.module.css";
import { ReportDate } from "./report-date.tsx";
import { reportTitle } from "./report-title.ts";
import { TargetText } from "./target-text.tsx";
import { nameless, timesNamed } from "./times-named.ts";

/** Length of the excerpt of the incident. */
const EXCERPT = 140;

type Props = {
  report: ReportView & { readonly highlights?: Highlights | undefined };
  /** Further badges, before the others. */
  badges?: ReactNode;
  /** The reader's actions. */
  actions?: ReactNode;
};

/** A report in a list. The whole card is a link, except its buttons. */
export function ReportCard({ report, badges, actions }: Props) {
  const { t } = useTranslation();
  const { highlights = {} } = report;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <span className={styles.badges}>
          {badges}
          <Badge kind="accent">{t(($) => $.codes.crimeType[report.crimeType])}</Badge>
          <Badge>{shortKind(report, t)}</Badge>
          {report.disputedSince && <Badge kind="warn">{t(($) => $.common.report.disputed)}</Badge>}
          {report.status !== "RECEIVED" && <Badge>{t(($) => $.codes.status[report.status])}</Badge>}
        </span>
        <ReportDate report={report} className={styles.when} />
      </div>
      <CardTitle href={pathTo("/report/history/:dclrSeq", { dclrSeq: report.dclrSeq })}>
        {report.source ? reportTitle(report, t) : <Marked text={report.title} ranges={highlights.title ?? []} />}
      </CardTitle>
      <div className={styles.target}>
        <TargetText adrs={report.adrs} declareType={report.declareType} ranges={highlights.adrs} />
      </div>
      <p className={styles.comment}>
        <Marked {...excerpt(report.comment, highlights.comment ?? [], EXCERPT)} />
      </p>
      <div className={styles.foot}>
        <span className={report.timesReported + report.timesListed > 1 ? styles.often : undefined}>
          {timesNamed(report, t).join(" · ")}
        </span>
        <span className={styles.nick}>
          {report.source ? (
            publisherOf(report.source)
          ) : report.nick ? (
            <Marked text={report.nick} ranges={highlights.nick ?? []} />
          ) : (
            nameless(report.userId, t)
          )}
        </span>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** "BTC", or the kind of target. */
function shortKind({ chain, customChain, declareType }: ReportView, t: Translate): string {
  if (!chain) return t(($) => $.codes.declareType[declareType]);
  return chain === "OTHER" ? customChain || t(($) => $.codes.chain.OTHER) : chain;
}
