import type { InboxReport } from "@sb/contracts/agency/inbox-wire.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { pathTo } from "../routing/paths.ts";
import { AddressText } from "../ui/address-text.tsx";
import detail from "../ui/detail.module.css";
import factStyles from "../ui/facts.module.css";
import styles from "./agency.module.css";
import { CaseBadge } from "./case-badge.tsx";

/** The public facts of a report; for a private one, a note that there are none. */
export function PublicFacts({ report: item }: { report: InboxReport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const labels = { copy: t(($) => $.common.address.copy), copied: t(($) => $.common.address.copied) };
  const { report, status, sharedAt, filedAt, modifiedAt } = item;
  return (
    <article className={styles.card}>
      <div className={styles.badges}>
        <CaseBadge status={status} />
        <span className={detail.quiet}>{t(($) => $.agency.inbox.sharedAt, { at: format.dateTime(sharedAt) })}</span>
      </div>
      {item.revoked && <p className={styles.note}>{t(($) => $.agency.inbox.revokedText)}</p>}
      {item.open === "PRIVATE" && <p className={styles.note}>{t(($) => $.agency.inbox.privateText)}</p>}
      {report?.disputedSince && <p className={styles.note}>{t(($) => $.agency.inbox.disputed)}</p>}
      <dl className={factStyles.facts}>
        {report && (
          <>
            <Fact name={t(($) => $.agency.inbox.target)}>
              <AddressText address={report.adrs} labels={labels} />
            </Fact>
            <Fact name={t(($) => $.agency.inbox.chain)}>
              {report.customChain ?? (report.chain && t(($) => $.codes.chain[report.chain ?? "OTHER"]))}
            </Fact>
            <Fact name={t(($) => $.agency.inbox.crime)}>
              {report.crimeDetail ?? t(($) => $.codes.crimeType[report.crimeType])}
            </Fact>
            <Fact name={t(($) => $.agency.inbox.story)}>{report.comment}</Fact>
            <Fact name={t(($) => $.agency.inbox.sources)}>{report.etcSrc.map(({ src }) => src).join("\n")}</Fact>
            <Fact name={t(($) => $.agency.inbox.timesReported)}>
              {t(($) => $.agency.inbox.people, { count: report.timesReported })}
            </Fact>
          </>
        )}
        <Fact name={t(($) => $.agency.inbox.sameIncident)}>
          {item.sameIncident?.map((dclrSeq) => (
            <a key={dclrSeq} className={styles.other} href={pathTo("/agency/report/:dclrSeq", { dclrSeq })}>
              {t(($) => $.agency.inbox.number, { dclrSeq })}
            </a>
          ))}
        </Fact>
        <Fact name={t(($) => $.agency.inbox.filedAt)}>{filedAt && format.dateTime(filedAt)}</Fact>
        <Fact name={t(($) => $.agency.inbox.modifiedAt)}>{modifiedAt && format.dateTime(modifiedAt)}</Fact>
      </dl>
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
