import type { Lookup } from "@sb/contracts/report/wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { Badge } from "../../ui/badge.tsx";
import styles from "./verdict.module.css";

/** What the reports are about, and from when to when. */
export function KnownReports({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { firstReportedAt, lastReportedAt } = lookup;
  return (
    <dl className={styles.facts}>
      <Line name={t(($) => $.home.verdict.crimes)} wide>
        <span className={styles.crimes}>
          {lookup.crimeTypes.map(({ crimeType, count }) => (
            <Badge key={crimeType} kind="danger">
              {t(($) => $.home.verdict.crimeCount, { name: t(($) => $.codes.crimeType[crimeType]), count })}
            </Badge>
          ))}
        </span>
      </Line>
      {firstReportedAt && (
        <Line name={t(($) => $.home.verdict.first)}>
          <time dateTime={firstReportedAt}>{format.date(firstReportedAt)}</time>
        </Line>
      )}
      {lastReportedAt && (
        <Line name={t(($) => $.home.verdict.last)}>
          <time dateTime={lastReportedAt}>{format.date(lastReportedAt)}</time>
        </Line>
      )}
    </dl>
  );
}

const Line = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? styles.wide : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
