import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { withTexts } from "../../i18n/load.ts";
import { useDay } from "../../i18n/use-day.ts";
import { Badge } from "../../ui/badge.tsx";
import styles from "./verdict.module.css";

/** All that lists say comes after the first paint, which it must not hold up. */
const ListingList = lazy(async () => ({
  default: (await withTexts(["listing"], () => import("../listings/listing-list.tsx"))).ListingList,
}));

/** Known reports: their kinds, from when to when, and the lists that name the target; `children` in place of those that load later. */
export function KnownReports({ lookup, children }: { lookup: Lookup; children?: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { firstReportedAt, lastReportedAt } = lookup;
  return (
    <dl className={styles.facts}>
      {lookup.crimeTypes.length > 0 && (
        <Line name={t(($) => $.lookup.verdict.crimes)} wide>
          <span className={styles.crimes}>
            {lookup.crimeTypes.map(({ crimeType, count }) => (
              <Badge key={crimeType} kind="danger">
                {t(($) => $.lookup.verdict.crimeCount, { name: t(($) => $.codes.crimeType[crimeType]), count })}
              </Badge>
            ))}
          </span>
        </Line>
      )}
      {firstReportedAt && (
        <Line name={t(($) => $.lookup.verdict.first)}>
          <time dateTime={firstReportedAt}>{format.date(firstReportedAt)}</time>
        </Line>
      )}
      {lastReportedAt && (
        <Line name={t(($) => $.lookup.verdict.last)}>
          <time dateTime={lastReportedAt}>{format.date(lastReportedAt)}</time>
        </Line>
      )}
      {lookup.listings.length > 0 && (
        <Line name={t(($) => $.lookup.verdict.lists)} wide>
          {children ?? (
            <Suspense fallback={<ListingLines listings={lookup.listings} />}>
              <ListingList listings={lookup.listings} normalized={lookup.normalized} />
            </Suspense>
          )}
        </Line>
      )}
    </dl>
  );
}

/** Published lists that name it, each with the earliest day that it gives. */
function ListingLines({ listings }: Pick<Lookup, "listings">) {
  const { t } = useTranslation();
  const day = useDay();
  return (
    <ul className={styles.lists}>
      {listings.map(({ source, since }) => (
        <li key={source}>
          {since === undefined
            ? t(($) => $.lookup.verdict.listedUndated, { source })
            : t(($) => $.lookup.verdict.listedSince, { source, date: day.long(since) })}
        </li>
      ))}
    </ul>
  );
}

const Line = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? styles.wide : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
