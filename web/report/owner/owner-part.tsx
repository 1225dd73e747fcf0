import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { LockKeyhole } from "lucide";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { Sources } from "../detail/sources.tsx";
import { Deliveries } from "./deliveries.tsx";
import { ExtraInfo } from "./extra-info.tsx";
import { Files } from "./files.tsx";
import styles from "./owner-part.module.css";
import { Papers } from "./papers.tsx";
import { PrivateFacts } from "./private-facts.tsx";

/** The part of a report for its owner, admins and agencies. */
export function OwnerPart({ report }: { report: OwnReportView }) {
  const { t } = useTranslation();
  return (
    <section className={styles.part} aria-labelledby="owner">
      <header className={styles.head}>
        <h2 id="owner">
          <Icon of={LockKeyhole} size={20} />
          {t(($) => $.report.owner.heading)}
        </h2>
        <p>
          {report.open === "PRIVATE" ? t(($) => $.report.detail.privateNote) : t(($) => $.report.detail.publicNote)}
        </p>
      </header>
      <PrivateFacts report={report} />
      <Sources
        level={3}
        heading={t(($) => $.report.owner.hiddenSources)}
        sources={report.etcSrc.filter((source) => !source.open)}
      />
      <Files files={report.files} />
      {report.mine && <Papers dclrSeq={report.dclrSeq} />}
      <Deliveries deliveries={report.deliveries} />
      <ExtraInfo report={report} />
    </section>
  );
}
