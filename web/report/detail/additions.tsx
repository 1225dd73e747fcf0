import type { ReportDetail, ReportLink } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { ReportDate } from "../report-date.tsx";
import { reportTitle } from "../report-title.ts";
import styles from "./additions.module.css";

/** Additions about the target by the same person, or the same published list. */
export function Additions({ report }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const { additions } = report;
  if (additions.length === 0) return null;
  return (
    <section className={styles.additions} aria-labelledby="additions">
      <h2 id="additions">
        {report.source ? t(($) => $.report.detail.furtherEntries) : t(($) => $.report.detail.additions)}
      </h2>
      <ul>
        {additions.map((addition) => (
          <li key={addition.dclrSeq}>
            <Row to={addition} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says of an addition what it adds to. */
export function AddsTo({ report }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const { addsTo } = report;
  if (addsTo === undefined) return null;
  return (
    <section className={styles.addsTo} aria-labelledby="adds-to">
      <h2 id="adds-to">{report.source ? t(($) => $.report.detail.earlierEntry) : t(($) => $.report.detail.addsTo)}</h2>
      <Row to={addsTo} />
    </section>
  );
}

function Row({ to }: { to: ReportLink }) {
  const { t } = useTranslation();
  return (
    <span className={styles.row}>
      <a className={styles.link} href={pathTo("/report/history/:dclrSeq", { dclrSeq: to.dclrSeq })}>
        {reportTitle(to, t)}
      </a>
      <ReportDate report={to} className={styles.when} />
    </span>
  );
}
