import type { Listing, Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { useDay } from "../../i18n/use-day.ts";
import { pathTo } from "../../routing/paths.ts";
import styles from "./listing.module.css";

/** Each publisher that lists a target: since when, in its own words, under which licence, where it says more, and how to object. */
export const ListingList = ({ listings, normalized }: Pick<Lookup, "listings" | "normalized">) => (
  <ul className={styles.listings}>
    {listings.map((listing) => (
      <li key={`${listing.source} ${listing.listSeq ?? ""}`}>
        <OneListing listing={listing} target={normalized} />
      </li>
    ))}
  </ul>
);

function OneListing({ listing, target }: { listing: Listing; target: string }) {
  const { t } = useTranslation();
  const { source, name, words, link, licence, attribution, listSeq } = listing;
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
      <Disputed listing={listing} />
      <p className={styles.links}>
        {link !== undefined && (
          <a className={styles.link} href={link} rel="nofollow ugc noopener" target="_blank">
            {t(($) => $.listing.more)}
          </a>
        )}
        {listSeq !== undefined && (
          <a
            className={styles.link}
            href={pathTo("/listing/objection/write", { list: listSeq, target })}
            rel="nofollow"
          >
            {t(($) => $.listing.object)}
          </a>
        )}
      </p>
    </>
  );
}

/** That somebody objects says nothing of who is right. */
function Disputed({ listing: { disputedSince } }: { listing: Listing }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (disputedSince === undefined) return null;
  return <p className={styles.quiet}>{t(($) => $.listing.disputed, { date: format.date(disputedSince) })}</p>;
}

function Times({ listing: { since, lastSeenAt } }: { listing: Listing }) {
  const { t } = useTranslation();
  const day = useDay();
  const format = useFormat();
  const from = since === undefined ? t(($) => $.listing.undated) : t(($) => $.listing.since, { date: day.long(since) });
  const seen = lastSeenAt === undefined ? [] : [t(($) => $.listing.seen, { date: format.date(lastSeenAt) })];
  return <p className={styles.quiet}>{[from, ...seen].join(" · ")}</p>;
}
