import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { useDay } from "../../i18n/use-day.ts";
import { pathTo } from "../../routing/paths.ts";
import { nameless } from "../times-named.ts";
import { Fact } from "./fact.tsx";
import styles from "./report-article.module.css";

/** The remaining public facts. */
export function About({ report }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = useDay();
  const { chain, customChain } = report;
  return (
    <section className={styles.section} aria-labelledby="about">
      <h2 id="about">{t(($) => $.report.detail.about)}</h2>
      <dl className={styles.facts}>
        <Fact name={t(($) => $.report.detail.crimeType)}>{t(($) => $.codes.crimeType[report.crimeType])}</Fact>
        <Fact name={t(($) => $.report.detail.crimeDetail)}>{report.crimeDetail}</Fact>
        <Fact name={t(($) => $.report.detail.chain)}>
          {chain === "OTHER" ? (customChain ?? t(($) => $.codes.chain.OTHER)) : chain && t(($) => $.codes.chain[chain])}
        </Fact>
        <Fact name={t(($) => $.report.detail.status)}>{t(($) => $.codes.status[report.status])}</Fact>
        <Fact name={t(($) => $.report.detail.filedAt)}>
          {report.filedAt && <time dateTime={report.filedAt}>{format.dateTime(report.filedAt)}</time>}
        </Fact>
        <Fact name={t(($) => $.report.detail.modifiedAt)}>
          {report.modifiedAt && <time dateTime={report.modifiedAt}>{format.dateTime(report.modifiedAt)}</time>}
        </Fact>
        <Fact name={t(($) => $.report.detail.importedFrom)}>{report.source}</Fact>
        <Fact name={t(($) => $.report.detail.reportedAt)}>
          {report.source && (report.reportedAt ? day.long(report.reportedAt) : t(($) => $.common.report.dateUnknown))}
        </Fact>
        {!report.source && (
          <Fact name={t(($) => $.report.detail.reporter)}>
            {report.nick ? (
              <a href={pathTo("/support/declare/:userId", { userId: report.userId })}>{report.nick}</a>
            ) : (
              nameless(report.userId, t)
            )}
          </Fact>
        )}
      </dl>
    </section>
  );
}
