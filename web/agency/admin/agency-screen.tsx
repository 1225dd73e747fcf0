import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { BackLink } from "../../list/back-link.tsx";
import { CardsSkeleton } from "../../list/cards.tsx";
import { pathTo } from "../../routing/paths.ts";
import detail from "../../ui/detail.module.css";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "../agency.module.css";
import { ManageAgency } from "./manage-agency.tsx";

/** One agency: whether it gets reports, its members, its webhook, and what it is. */
export function AdminAgencyScreen({ agencySeq }: { agencySeq: number }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET admin/agency/{agencySeq}", { params: { agencySeq } }));
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/admin/agency")} label={t(($) => $.agency.admin.back)} />}
      title={query.data ? <bdi>{query.data.name}</bdi> : t(($) => $.agency.admin.facts)}
    >
      {query.isPending && <CardsSkeleton count={3} label={t(($) => $.agency.loading)} rows />}
      {query.isError && <QueryFailed title={t(($) => $.agency.failed)} query={query} />}
      {query.data && (
        <div className={detail.stack}>
          <div className={styles.buttons}>
            <LinkButton href={pathTo("/admin/agency/:agencySeq/deliveries", { agencySeq })} size="small">
              {t(($) => $.agency.admin.deliveries)}
            </LinkButton>
          </div>
          <ManageAgency agency={query.data} />
        </div>
      )}
    </Page>
  );
}
