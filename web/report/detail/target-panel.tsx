import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { ShieldAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { targetPath } from "../../routing/target-path.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { WatchButton } from "../../watching/lazy-watch-button.tsx";
import { LevelLine } from "../level/level.tsx";
import { TargetText } from "../target-text.tsx";
import { timesNamed } from "../times-named.ts";
import styles from "./target-panel.module.css";

/** The whole reported address, and how many people and lists name it. */
export function TargetPanel({ report }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const named = timesNamed(report, t);
  return (
    <section className={styles.panel} aria-labelledby="target">
      <h2 id="target" className={styles.heading}>
        {t(($) => $.report.detail.target)}
      </h2>
      <div className={styles.target}>
        <TargetText adrs={report.adrs} declareType={report.declareType} whole />
      </div>
      {report.declareType === "SITE" && <p className={styles.note}>{t(($) => $.report.detail.siteWarning)}</p>}
      {report.level && <LevelLine level={report.level} />}
      {named.length > 0 && (
        <div className={styles.times}>
          <span className={styles.count}>
            <Icon of={ShieldAlert} size={20} />
            {named.join(" · ")}
          </span>
          <LinkButton size="small" href={targetPath(report.declareType, report.adrs)}>
            {t(($) => $.report.detail.seeAllOfTarget)}
          </LinkButton>
          <WatchButton size="small" text={report.adrs} />
        </div>
      )}
    </section>
  );
}
