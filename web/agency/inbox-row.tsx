import type { InboxItem } from "@sb/contracts/agency/inbox-wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import row from "../list/row.module.css";
import { pathTo } from "../routing/paths.ts";
import { Badge } from "../ui/badge.tsx";
import detail from "../ui/detail.module.css";
import styles from "./agency.module.css";
import { CaseBadge } from "./case-badge.tsx";

/** One report in the inbox: what is public of it, or that it is private, or gone. */
export function InboxRow({ item }: { item: InboxItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dclrSeq, report, status, revoked, sharedAt } = item;
  return (
    <article className={row.row}>
      <div className={row.top}>
        <CaseBadge status={status} />
        {revoked && <Badge>{t(($) => $.agency.inbox.revoked)}</Badge>}
        {item.open === "PRIVATE" && <Badge kind="accent">{t(($) => $.agency.inbox.private)}</Badge>}
        <time className={row.when} dateTime={sharedAt}>
          {t(($) => $.agency.inbox.sharedAt, { at: format.shortDate(sharedAt) })}
        </time>
      </div>
      <h3 className={styles.name}>
        <a href={pathTo("/agency/report/:dclrSeq", { dclrSeq })}>
          <bdi>{report?.title || t(($) => $.agency.inbox.number, { dclrSeq })}</bdi>
        </a>
      </h3>
      {report && (
        <p className={detail.quiet}>
          {t(($) => $.codes.crimeType[report.crimeType])} · <bdi>{report.adrs}</bdi>
        </p>
      )}
    </article>
  );
}
