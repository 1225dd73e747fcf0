import { alarmOf } from "@sb/contracts/report/alarm.ts";
import type { Level } from "@sb/contracts/report/level.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { CircleHelp, ShieldAlert, TriangleAlert } from "lucide";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { pathTo } from "../../routing/paths.ts";
import { targetPath } from "../../routing/target-path.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { WatchButton } from "../../watching/lazy-watch-button.tsx";
import { carryTarget } from "../carried-target.ts";
import { LevelLine } from "../level/level.tsx";
import { adviceOn, isReported, type Said, titleOf, toneOf } from "../sentence.ts";
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
  const { normalized, declareType, related, similar } = lookup;
  const isKnown = isReported(lookup);
  return (
    <VerdictCard lookup={lookup}>
      <DisputeLines lookup={lookup} />
      {isKnown && <KnownReports lookup={lookup} />}
      {related.length > 0 && <RelatedTargets related={related} />}
      {similar.length > 0 && <SimilarTargets similar={similar} />}
      {lookup.partial && <p className={styles.more}>{t(($) => $.lookup.partial)}</p>}
      {toneOf(lookup) === "unknown" && <p className={styles.more}>{t(($) => $.lookup.verdict.advice[declareType])}</p>}
      <div className={styles.actions}>
        <LinkButton kind={isKnown ? "ink" : "secondary"} href={targetPath(declareType, normalized)}>
          {isKnown ? t(($) => $.lookup.verdict.seeReports) : t(($) => $.lookup.seePage)}
        </LinkButton>
        <LinkButton href={pathTo("/report")} onClick={() => carryTarget(lookup)}>
          {t(($) => $.lookup.verdict.fileReport)}
        </LinkButton>
        <WatchButton text={normalized} />
      </div>
    </VerdictCard>
  );
}

type CardProps = {
  lookup: Said & Pick<Lookup, "normalized" | "shown" | "reads"> & { readonly level: Level | undefined };
  /** In place of the one that the look-up has. */
  title?: string | undefined;
  /** The level of its heading. */
  level?: 1 | 2;
  /** Beside the target. */
  mark?: ReactNode;
  children: ReactNode;
};

/** A verdict's head, and the target that it is on. */
export function VerdictCard({ lookup, title, level = 2, mark, children }: CardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { normalized, timesReported, listings, declareType, reads, imitates } = lookup;
  const tone = toneOf(lookup);
  const Heading = `h${level}` as const;
  return (
    <section className={cx(styles.verdict, level === 2 && styles.appears, styles[tone])} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon of={ICONS[tone]} size={28} />
        </span>
        <div className={styles.said}>
          <Heading id={id} className={styles.title}>
            {title ?? titleOf(lookup, t)}
          </Heading>
          {timesReported > 0 && listings.length > 0 && (
            <p className={styles.also}>{t(($) => $.lookup.verdict.listed, { count: listings.length })}</p>
          )}
          <p className={styles.advice}>{adviceOn(lookup, t)}</p>
        </div>
      </div>
      <div className={styles.target}>
        <TargetText adrs={lookup.shown ?? normalized} declareType={declareType} whole />
      </div>
      {mark}
      {imitates === undefined && reads !== undefined && (
        <p className={styles.advice}>{t(($) => $.lookup.reason.LOOKS, { meant: reads })}</p>
      )}
      {imitates !== undefined && alarmOf(lookup) !== "IMITATES" && (
        <p className={styles.advice}>{t(($) => $.lookup.imitates, { site: imitates })}</p>
      )}
      {lookup.confirmedAt !== undefined && isReported(lookup) && (
        <p className={styles.advice}>{t(($) => $.lookup.confirmed)}</p>
      )}
      {lookup.level && lookup.level.value > 0 && <LevelLine level={lookup.level} />}
      {children}
    </section>
  );
}

/** Whether reports on it are disputed, by whom, and whether one was removed. */
export function DisputeLines({ lookup: { disputed, ownerObjects, clearedAt } }: { lookup: Lookup }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {disputed !== undefined && <p className={styles.advice}>{t(($) => $.lookup.disputed, { count: disputed })}</p>}
      {ownerObjects && <p className={styles.advice}>{t(($) => $.lookup.ownerObjects)}</p>}
      {clearedAt !== undefined && (
        <p className={styles.advice}>{t(($) => $.lookup.cleared, { at: format.date(clearedAt) })}</p>
      )}
    </>
  );
}
