import type { ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import cardStyles from "./report-card.module.css";
import styles from "./report-cards.module.css";

type Props<Report> = {
  label: string;
  reports: readonly Report[];
  draw: (report: Report) => ReactNode;
  /** The next page is on its way; this one stays until it is here. */
  busy?: boolean;
};

export const ReportCards = <Report extends { readonly dclrSeq: number }>({
  label,
  reports,
  draw,
  busy = false,
}: Props<Report>) => (
  <ul className={styles.cards} aria-label={label} aria-busy={busy}>
    {reports.map((report) => (
      <li key={report.dclrSeq}>{draw(report)}</li>
    ))}
  </ul>
);

/** The room that cards will take. */
export const ReportCardsSkeleton = ({ count, label }: { count: number; label: string }) => (
  <div className={styles.cards} role="status" aria-label={label}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
      <div key={index} className={cardStyles.card}>
        <Skeleton width="40%" />
        <Skeleton width="75%" height="1.4em" />
        <Skeleton width="55%" />
        <Skeleton height="2.6em" />
        <Skeleton width="30%" />
      </div>
    ))}
  </div>
);
