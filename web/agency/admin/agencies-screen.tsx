import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Landmark, Plus } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { listQuery } from "../../list/filters.ts";
import { ListView } from "../../list/list-view.tsx";
import { useSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "../agency.module.css";
import { AgencyRow } from "./agency-row.tsx";

/** All agencies that reports are shared with, the newest first. */
export function AdminAgenciesScreen() {
  const { t } = useTranslation();
  const page = pageOf(useSearch());
  const query = useQuery({
    ...queryOf("GET admin/agency", { query: listQuery({ page }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.agency.admin.heading)} lead={t(($) => $.agency.admin.lead)}>
      <div className={detail.stack}>
        <div className={styles.buttons}>
          <LinkButton kind="primary" href={pathTo("/admin/agency/register")}>
            <Icon of={Plus} size={18} />
            {t(($) => $.agency.admin.register)}
          </LinkButton>
        </div>
        <ListView
          query={query}
          rows
          keyOf={({ agencySeq }) => agencySeq}
          words={{
            list: t(($) => $.agency.admin.list),
            loading: t(($) => $.agency.loading),
            failed: t(($) => $.agency.failed),
          }}
          summary={({ pagination }) => t(($) => $.agency.admin.results, { count: pagination.totalItems })}
          hrefOf={(to) => pathTo("/admin/agency", { page: to > 1 ? to : undefined })}
          draw={(agency) => <AgencyRow agency={agency} />}
          empty={
            <EmptyState
              icon={<Icon of={Landmark} size={26} />}
              title={t(($) => $.agency.admin.noneTitle)}
              text={t(($) => $.agency.admin.noneText)}
            />
          }
        />
      </div>
    </Page>
  );
}
