import type { IncidentLink, ReportDetail } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { TargetText } from "../target-text.tsx";
import styles from "./additions.module.css";

type Props = { report: ReportDetail; path?: "/report/history/:dclrSeq" | "/report/receipt/:dclrSeq" };

/** Other targets of the same incident, each with its own report. A reader sees the public ones, their owner all. */
export function SameIncident({ report, path = "/report/history/:dclrSeq" }: Props) {
  const { t } = useTranslation();
  const { sameIncident } = report;
  if (!sameIncident) return null;
  return (
    <section className={styles.additions} aria-labelledby="same-incident">
      <h2 id="same-incident">{t(($) => $.report.detail.sameIncident)}</h2>
      <ul>
        {sameIncident.map((other) => (
          <li key={other.dclrSeq} className={styles.other}>
            <TargetText adrs={other.adrs} declareType={other.declareType} />
            <span className={styles.row}>
              <a className={styles.link} href={pathTo(path, { dclrSeq: other.dclrSeq })}>
                {t(($) => $.report.detail.reportNo, { dclrSeq: String(other.dclrSeq) })}
              </a>
              <Kind other={other} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kind({ other: { declareType, chain, open } }: { other: IncidentLink }) {
  const { t } = useTranslation();
  return (
    <span className={styles.kinds}>
      <Badge>{t(($) => $.codes.declareType[declareType])}</Badge>
      {chain && <Badge>{t(($) => $.codes.chain[chain])}</Badge>}
      {open === "PRIVATE" && <Badge kind="warn">{t(($) => $.codes.visibility.PRIVATE)}</Badge>}
    </span>
  );
}
