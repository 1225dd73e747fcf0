import type { TargetPage } from "@sb/contracts/report/target-wire.ts";
import { Scale } from "lucide";
import { useTranslation } from "react-i18next";
import detail from "../../ui/detail.module.css";
import { Icon } from "../../ui/icon.tsx";
import { DisputeLines } from "../lookup/verdict.tsx";
import styles from "./target.module.css";

const OUTCOMES = ["KEPT", "CORRECTED", "DISPUTE_WITHDRAWN"] as const;

/** Disputes about the reports on it and how they ended; nothing where there was none. */
export function Disputes({ page: { lookup, timeline, timelineOfNewest } }: { page: TargetPage }) {
  const { t } = useTranslation();
  const ended = OUTCOMES.flatMap((outcome) => {
    const count = timeline.filter(({ what }) => what === outcome).length;
    return count > 0 ? { outcome, count } : [];
  });
  const { disputed, ownerObjects, clearedAt } = lookup;
  if (ended.length === 0 && disputed === undefined && !ownerObjects && clearedAt === undefined) return null;
  return (
    <section className={styles.disputes} aria-labelledby="disputes">
      <h2 id="disputes">
        <Icon of={Scale} size={20} />
        {t(($) => $.targetPage.disputes)}
      </h2>
      <DisputeLines lookup={lookup} />
      {ended.map(({ outcome, count }) => (
        <p key={outcome}>{t(($) => $.targetPage.outcomes[outcome], { count })}</p>
      ))}
      <OfNewest count={timelineOfNewest} />
    </section>
  );
}

/** Says that there are outcomes of older reports which are not among those that stand here. */
export function OfNewest({ count }: { count: number | undefined }) {
  const { t } = useTranslation();
  return count === undefined ? null : <p className={detail.quiet}>{t(($) => $.targetPage.newest, { count })}</p>;
}
