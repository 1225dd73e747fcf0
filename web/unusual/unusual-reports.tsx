import type { UnusualView } from "@sb/contracts/unusual/wire.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "../routing/paths.ts";
import { JudgeTarget } from "./judge-target.tsx";
import styles from "./unusual-screen.module.css";

/** Shown of each case, the newest; the others are counted. */
const SHOWN = 5;

/** The reports among unusual filings that are still there. */
export function UnusualReports({ found: { reports, total } }: { found: UnusualView }) {
  const { t } = useTranslation();
  const shown = reports.slice(-SHOWN).reverse();
  // Several reports on one target have one button.
  const isFirst = (at: number) => shown.findIndex(({ adrs }) => adrs === shown[at]?.adrs) === at;
  const more = total - shown.length;
  return (
    <ul className={styles.reports}>
      {shown.map(({ dclrSeq, title, declareType, adrs, confirmedAt, nick }, at) => (
        <li key={dclrSeq} className={styles.report}>
          <span>
            <a href={pathTo("/report/history/:dclrSeq", { dclrSeq })}>{title ?? t(($) => $.unusual.private)}</a>{" "}
            <span className={styles.facts}>
              <bdi>{nick || t(($) => $.common.formerMember)}</bdi>
              {adrs && (
                <>
                  {" · "}
                  <bdi>{adrs}</bdi>
                </>
              )}
            </span>
          </span>
          {adrs && declareType && isFirst(at) && <JudgeTarget {...{ declareType, adrs, confirmedAt }} />}
        </li>
      ))}
      {more > 0 && <li className={styles.facts}>{t(($) => $.unusual.more, { count: more })}</li>}
    </ul>
  );
}
