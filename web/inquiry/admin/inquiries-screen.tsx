import { INQUIRY_QUEUES } from "@sb/contracts/inquiry/model.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { Choice } from "../../list/choice.tsx";
import { codeOf, listQuery } from "../../list/filters.ts";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { InquiryListView } from "../inquiry-list-view.tsx";
import { AdminInquiryRow } from "./admin-inquiry-row.tsx";

/** The inquiries that wait, the longest first, or those that were answered. */
export function AdminInquiriesScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const status = codeOf(INQUIRY_QUEUES, search.status) ?? "OPEN";
  const query = useQuery({
    ...queryOf("GET admin/inquiry", { query: { status, ...listQuery({ page: pageOf(search) }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.inquiry.admin.heading)} lead={t(($) => $.inquiry.admin.lead)}>
      <div className={detail.stack}>
        <div className={detail.queue}>
          <Choice
            label={t(($) => $.inquiry.admin.queue)}
            codes={INQUIRY_QUEUES}
            nameOf={(code) => t(($) => $.inquiry.admin.queues[code])}
            value={status}
            onChange={(chosen) => void setSearch(chosen === "DONE" ? { status: chosen } : {})}
          />
        </div>
        <InquiryListView
          query={query}
          hrefOf={(to) =>
            pathTo("/admin/inquiry", { status: status === "DONE" ? status : undefined, page: to > 1 ? to : undefined })
          }
          draw={(inquiry) => <AdminInquiryRow inquiry={inquiry} />}
          empty={
            <EmptyState
              icon={<Icon of={Inbox} size={26} />}
              {...t(($) => $.inquiry.admin.none[status], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}
