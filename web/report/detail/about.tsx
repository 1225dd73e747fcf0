import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { paths } from "../../app/paths.ts";
import { useFormat, useText } from "../../i18n/text.tsx";
import { useDay } from "../parts/use-day.ts";
import { Fact } from "./fact.tsx";
import styles from "./report-article.module.css";

/** The rest of what is public, as facts. */
export function About({ report }: { report: ReportDetail }) {
  const { codes, report: texts } = useText();
  const format = useFormat();
  const day = useDay();
  const t = texts.detail;
  const { chain, customChain } = report;
  return (
    <section className={styles.section} aria-labelledby="about">
      <h2 id="about">{t.about}</h2>
      <dl className={styles.facts}>
        <Fact name={t.crimeType}>{codes.crimeType[report.crimeType]}</Fact>
        <Fact name={t.crimeDetail}>{report.crimeDetail}</Fact>
        <Fact name={t.chain}>
          {chain === "OTHER" ? (customChain ?? codes.chain.OTHER) : chain && codes.chain[chain]}
        </Fact>
        <Fact name={t.status}>{codes.status[report.status]}</Fact>
        <Fact name={t.filedAt}>
          <time dateTime={report.filedAt}>{format.dateTime(report.filedAt)}</time>
        </Fact>
        <Fact name={t.modifiedAt}>
          {report.modifiedAt && <time dateTime={report.modifiedAt}>{format.dateTime(report.modifiedAt)}</time>}
        </Fact>
        <Fact name={t.importedFrom}>{report.source}</Fact>
        <Fact name={t.reportedAt}>{report.reportedAt && day.long(report.reportedAt)}</Fact>
        {!report.source && (
          <Fact name={t.reporter}>
            {report.nick ? <a href={paths.support.declare(report.userId)}>{report.nick}</a> : texts.unknownPerson}
          </Fact>
        )}
      </dl>
    </section>
  );
}
