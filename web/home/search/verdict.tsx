import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { CircleHelp, ShieldAlert } from "lucide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { carryTarget } from "../../report/carried-target.ts";
import { TargetText } from "../../report/target-text.tsx";
import { paths } from "../../routing/paths.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { WatchButton } from "../../watching/lazy-watch-button.tsx";
import { KnownReports } from "./known-reports.tsx";
import { adviceOn, isNamed, titleOf } from "./sentence.ts";
import { SimilarTargets } from "./similar-targets.tsx";
import styles from "./verdict.module.css";

type Props = { lookup: Lookup /** The one spelling all reports on it share. */; normalized: string };

/** How many people reported a target and for what, and who lists it; and where nobody did, that this proves nothing. */
export function Verdict({ lookup, normalized }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const { timesReported, listings, declareType = "WALLET" } = lookup;
  const isKnown = isNamed(lookup);
  const icon = isKnown ? ShieldAlert : CircleHelp;
  return (
    <section className={cx(styles.verdict, isKnown ? styles.known : styles.unknown)} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon of={icon} size={28} />
        </span>
        <div className={styles.said}>
          <h2 id={id} className={styles.title}>
            {titleOf(lookup, t)}
          </h2>
          {timesReported > 0 && listings.length > 0 && (
            <p className={styles.also}>{t(($) => $.home.verdict.listed, { count: listings.length })}</p>
          )}
          <p className={styles.advice}>{adviceOn(lookup, t)}</p>
        </div>
      </div>
      <div className={styles.target}>
        <TargetText adrs={lookup.shown ?? normalized} declareType={declareType} whole />
      </div>
      {lookup.imitates !== undefined && (
        <p className={styles.advice}>{t(($) => $.lookup.imitates, { site: lookup.imitates })}</p>
      )}
      {lookup.disputed !== undefined && (
        <p className={styles.advice}>{t(($) => $.lookup.disputed, { count: lookup.disputed })}</p>
      )}
      {lookup.clearedAt !== undefined && (
        <p className={styles.advice}>{t(($) => $.lookup.cleared, { at: format.date(lookup.clearedAt) })}</p>
      )}
      {isKnown ? <KnownReports lookup={lookup} /> : <p className={styles.more}>{t(($) => $.home.verdict.advice)}</p>}
      {lookup.similar.length > 0 && <SimilarTargets similar={lookup.similar} declareType={declareType} />}
      <div className={styles.actions}>
        {isKnown && (
          <LinkButton kind="ink" href={paths.report.history({ searchKeyword: normalized })}>
            {t(($) => $.home.verdict.seeReports)}
          </LinkButton>
        )}
        <LinkButton href={paths.report.write} onClick={() => carryTarget(lookup)}>
          {t(($) => $.home.verdict.fileReport)}
        </LinkButton>
        <WatchButton text={normalized} />
      </div>
    </section>
  );
}
