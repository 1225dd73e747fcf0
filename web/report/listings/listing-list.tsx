import type { Listing, Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { useDay } from "../../i18n/use-day.ts";
import styles from "./listing.module.css";

/** Each publisher that lists a target: since when, in its own words, under which licence, and where it says more. */
export const ListingList = ({ listings }: Pick<Lookup, "listings">) => (
  <ul className={styles.listings}>
    {listings.map((listing) => (
      <li key={`${listing.source} ${listing.listSeq ?? ""}`}>
        <OneListing listing={listing} />
      </li>
    ))}
  </ul>
);

function OneListing({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const { source, name, words, link, licence, attribution } = listing;
  return (
    <>
      <p className={styles.source}>
        {source}
        {name !== undefined && name !== source && <span className={styles.name}>{name}</span>}
      </p>
      {words !== undefined && <blockquote className={styles.words}>{words}</blockquote>}
      <Times listing={listing} />
      {licence !== undefined && (
        <p className={styles.quiet}>
          {[attribution, t(($) => $.listing.licence, { licence })].filter(Boolean).join(" · ")}
        </p>
      )}
      {link !== undefined && (
        <p>
          <a className={styles.link} href={link} rel="nofollow ugc noopener" target="_blank">
            {t(($) => $.listing.more)}
          </a>
        </p>
      )}
    </>
  );
}

function Times({ listing: { since, lastSeenAt } }: { listing: Listing }) {
  const { t } = useTranslation();
  const day = useDay();
  const format = useFormat();
  const from = since === undefined ? t(($) => $.listing.undated) : t(($) => $.listing.since, { date: day.long(since) });
  const seen = lastSeenAt === undefined ? [] : [t(($) => $.listing.seen, { date: format.date(lastSeenAt) })];
  return <p className={styles.quiet}>{[from, ...seen].join(" · ")}</p>;
}
