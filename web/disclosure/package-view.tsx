import type { PackedReport } from "@sb/contracts/disclosure/package.ts";
import { useTranslation } from "react-i18next";
import { Callout } from "../ui/callout.tsx";
import facts from "../ui/facts.module.css";
import type { OpenedPackage } from "./device/open-package.ts";
import styles from "./disclosure.module.css";
import { EvidenceList } from "./evidence-list.tsx";
import { type FactRow, useReportRows } from "./use-report-rows.ts";

/** The report and files of a package. */
export function PackageView({ opened: { report, files } }: { opened: OpenedPackage }) {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="opened">
      <h2 id="opened">{report.declaration.title}</h2>
      {report.disputed && <Callout>{t(($) => $.disclosure.view.disputed)}</Callout>}
      <p className={styles.text}>{report.declaration.comment}</p>
      <Groups report={report} />
      <EvidenceList files={files} />
    </section>
  );
}

function Groups({ report }: { report: PackedReport }) {
  const groups = useReportRows(report);
  return groups.map(({ title, rows }) => (
    <div key={title}>
      <h3>{title}</h3>
      <dl className={facts.facts}>
        {rows.map(([name, value]: FactRow) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}
