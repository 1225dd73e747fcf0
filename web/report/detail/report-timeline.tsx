import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Timeline } from "../../ui/timeline.tsx";
import styles from "./report-article.module.css";

/** The report's history since it was filed. */
export function ReportTimeline({ report: { timeline } }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (timeline.length === 0) return null;
  const heading = t(($) => $.report.timeline.heading);
  return (
    <section className={styles.section} aria-labelledby="timeline">
      <h2 id="timeline">{heading}</h2>
      <Timeline
        label={heading}
        steps={timeline.map(({ what, at, agency }) => ({
          key: `${what} ${at} ${agency ?? ""}`,
          title: t(($) => $.report.timeline.facts[what]),
          at: <time dateTime={at}>{format.dateTime(at)}</time>,
          text: agency,
        }))}
      />
    </section>
  );
}
