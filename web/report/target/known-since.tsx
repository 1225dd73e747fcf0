import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { useTranslation } from "react-i18next";
import { useDay } from "../../i18n/use-day.ts";
import { ListingList } from "../listings/listing-list.tsx";
import { KnownReports } from "../lookup/known-reports.tsx";
import verdict from "../lookup/verdict.module.css";

/** From when to when it is known, and for what. Where only lists name it, theirs are the dates, or there is none. */
export function KnownSince({ lookup }: { lookup: Lookup }) {
  const { firstReportedAt, listings } = lookup;
  return (
    <>
      {firstReportedAt === undefined && <ByLists listings={listings} />}
      <KnownReports lookup={lookup}>
        <ListingList listings={listings} normalized={lookup.normalized} />
      </KnownReports>
    </>
  );
}

function ByLists({ listings }: Pick<Lookup, "listings">) {
  const { t } = useTranslation();
  const day = useDay();
  const days = listings.flatMap(({ since }) => since ?? []).sort();
  const shown = (date: string | undefined) =>
    date === undefined ? t(($) => $.common.report.dateUnknown) : <time dateTime={date}>{day.long(date)}</time>;
  return (
    <dl className={verdict.facts}>
      <div>
        <dt>{t(($) => $.lookup.verdict.first)}</dt>
        <dd>{shown(days[0])}</dd>
      </div>
      <div>
        <dt>{t(($) => $.lookup.verdict.last)}</dt>
        <dd>{shown(days.at(-1))}</dd>
      </div>
    </dl>
  );
}
