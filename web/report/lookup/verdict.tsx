import { alarmOf } from "@sb/contracts/report/alarm.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { CircleHelp, ShieldAlert, TriangleAlert } from "lucide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { pathTo } from "../../routing/paths.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { WatchButton } from "../../watching/lazy-watch-button.tsx";
import { carryTarget } from "../carried-target.ts";
import { adviceOn, isReported, titleOf, toneOf } from "../sentence.ts";
import { TargetText } from "../target-text.tsx";
import { KnownReports } from "./known-reports.tsx";
import { RelatedTargets, SimilarTargets } from "./similar-targets.tsx";
import styles from "./verdict.module.css";

const ICONS = { known: ShieldAlert, close: TriangleAlert, unknown: CircleHelp };

/**
 * How many people reported a target and for what, and who lists it; where nobody did, what it is close to that was reported,
 * and that nothing of this proves it good.
 */
export function Verdict({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { normalized, timesReported, listings, declareType, related, similar, reads, imitates } = lookup;
  const isKnown = isReported(lookup);
  const tone = toneOf(lookup);
  return (
    <section className={cx(styles.verdict, styles[tone])} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon of={ICONS[tone]} size={28} />
        </span>
        <div className={styles.said}>
          <h2 id={id} className={styles.title}>
            {titleOf(lookup, t)}
          </h2>
          {timesReported > 0 && listings.length > 0 && (
            <p className={styles.also}>{t(($) => $.lookup.verdict.listed, { count: listings.length })}</p>
          )}
          <p className={styles.advice}>{adviceOn(lookup, t)}</p>
        </div>
      </div>
      <div className={styles.target}>
        <TargetText adrs={lookup.shown ?? normalized} declareType={declareType} whole />
      </div>
      {imitates === undefined && reads !== undefined && (
        <p className={styles.advice}>{t(($) => $.lookup.reason.LOOKS, { meant: reads })}</p>
      )}
      {imitates !== undefined && alarmOf(lookup) !== "IMITATES" && (
        <p className={styles.advice}>{t(($) => $.lookup.imitates, { site: imitates })}</p>
      )}
      {lookup.confirmedAt !== undefined && isKnown && <p className={styles.advice}>{t(($) => $.lookup.confirmed)}</p>}
      {lookup.disputed !== undefined && (
        <p className={styles.advice}>{t(($) => $.lookup.disputed, { count: lookup.disputed })}</p>
      )}
      {lookup.ownerObjects && <p className={styles.advice}>{t(($) => $.lookup.ownerObjects)}</p>}
      {lookup.clearedAt !== undefined && (
        <p className={styles.advice}>{t(($) => $.lookup.cleared, { at: format.date(lookup.clearedAt) })}</p>
      )}
      {isKnown && <KnownReports lookup={lookup} />}
      {related.length > 0 && <RelatedTargets related={related} />}
      {similar.length > 0 && <SimilarTargets similar={similar} />}
      {lookup.partial && <p className={styles.more}>{t(($) => $.lookup.partial)}</p>}
      {tone === "unknown" && <p className={styles.more}>{t(($) => $.lookup.verdict.advice)}</p>}
      <div className={styles.actions}>
        {isKnown && (
          <LinkButton kind="ink" href={pathTo("/report/history", { searchKeyword: normalized })}>
            {t(($) => $.lookup.verdict.seeReports)}
          </LinkButton>
        )}
        <LinkButton href={pathTo("/report")} onClick={() => carryTarget(lookup)}>
          {t(($) => $.lookup.verdict.fileReport)}
        </LinkButton>
        <WatchButton text={normalized} />
      </div>
    </section>
  );
}
