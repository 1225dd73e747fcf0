import type { AdminAgencyItem } from "@sb/contracts/agency/wire.ts";
import { useTranslation } from "react-i18next";
import row from "../../list/row.module.css";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import detail from "../../ui/detail.module.css";
import styles from "../agency.module.css";

/** One agency in the list: what it is, what it gets, and what is missing. */
export function AgencyRow({ agency }: { agency: AdminAgencyItem }) {
  const { t } = useTranslation();
  const { agencySeq, name, kind, scope, webhook, members } = agency;
  return (
    <article className={row.row}>
      <div className={row.top}>
        <AgencyBadges agency={agency} />
      </div>
      <h3 className={styles.name}>
        <a href={pathTo("/admin/agency/:agencySeq", { agencySeq })}>
          <bdi>{name}</bdi>
        </a>
      </h3>
      <p className={detail.quiet}>
        {[
          t(($) => $.agency.kinds[kind]),
          t(($) => $.agency.scopes[scope]),
          t(($) => $.agency.admin.members, { count: members }),
          webhook?.host ?? t(($) => $.agency.admin.noWebhook),
        ].join(" · ")}
      </p>
    </article>
  );
}

type ShownAgency = Pick<AdminAgencyItem, "status" | "keyMissing" | "webhook" | "members">;

/** Deliveries to the agency lie in an inbox that nobody can open. */
const nobodyReceives = ({ webhook, members }: Pick<ShownAgency, "webhook" | "members">): boolean =>
  members === 0 && (!webhook || webhook.stopped !== undefined);

export function AgencyBadges({ agency }: { agency: ShownAgency }) {
  const { t } = useTranslation();
  const { status, keyMissing } = agency;
  return (
    <>
      <Badge kind={status === "ACTIVE" ? "good" : "warn"}>{t(($) => $.agency.states[status])}</Badge>
      {keyMissing && <Badge kind="warn">{t(($) => $.agency.keyMissing)}</Badge>}
      {nobodyReceives(agency) && <Badge kind="warn">{t(($) => $.agency.nobodyReceives)}</Badge>}
    </>
  );
}
