import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FilePlus2, SquarePen } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { listQuery } from "../../list/filters.ts";
import { useSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { NoticeListView } from "../notice-list-view.tsx";
import { AdminNoticeRow } from "./admin-notice-row.tsx";
import styles from "./notices-screen.module.css";

/** All notices, drafts too, with what admins may do with each. */
export function AdminNoticesScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const page = pageOf(search);
  const only = search.only === "POPUP" ? "POPUP" : undefined;
  const query = useQuery({
    ...queryOf("GET admin/notice", { query: { ...listQuery({ page }), ...(only && { only }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.notice.admin.heading)} lead={t(($) => $.notice.admin.lead)}>
      <div className={styles.notices}>
        <div className={styles.write}>
          <LinkButton kind="primary" href={pathTo("/admin/notice/write")}>
            <Icon of={SquarePen} size={18} />
            {t(($) => $.notice.admin.write)}
          </LinkButton>
          <LinkButton href={pathTo("/admin/notice", only ? {} : { only: "POPUP" })}>
            {only ? t(($) => $.notice.admin.all) : t(($) => $.notice.admin.onlyPopups)}
          </LinkButton>
        </div>
        <NoticeListView
          query={query}
          summary={({ pagination }) => t(($) => $.notice.results, { count: pagination.totalItems })}
          hrefOf={(to) => pathTo("/admin/notice", { only, page: to > 1 ? to : undefined })}
          draw={(notice) => <AdminNoticeRow notice={notice} />}
          empty={
            <EmptyState
              icon={<Icon of={FilePlus2} size={26} />}
              title={t(($) => $.notice.admin.noneYetTitle)}
              text={t(($) => $.notice.admin.noneYetText)}
            />
          }
        />
      </div>
    </Page>
  );
}
