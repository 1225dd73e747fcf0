import { COMMENT_QUEUES } from "@sb/contracts/comment/codes.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MessageSquareOff } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { Choice } from "../../list/choice.tsx";
import { codeOf, listQuery } from "../../list/filters.ts";
import { ListView } from "../../list/list-view.tsx";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { AdminComment } from "./admin-comment.tsx";
import { RefusedComment } from "./refused-comment.tsx";

/** Comments that people reported, that are hidden or were refused, with what admins may do with each. */
export function AdminCommentsScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const status = codeOf(COMMENT_QUEUES, search.status) ?? "FLAGGED";
  const query = useQuery({
    ...queryOf("GET admin/comment", { query: { status, ...listQuery({ page: pageOf(search) }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.comments.admin.heading)} lead={t(($) => $.comments.admin.lead)}>
      <div className={detail.stack}>
        <div className={detail.queue}>
          <Choice
            label={t(($) => $.comments.admin.queue)}
            codes={COMMENT_QUEUES}
            nameOf={(code) => t(($) => $.comments.admin.queues[code])}
            value={status}
            onChange={(chosen) => void setSearch(chosen === "FLAGGED" ? {} : { status: chosen })}
          />
        </div>
        <ListView
          rows
          query={query}
          keyOf={(item) => (item.status === "REFUSED" ? `${item.userId}~${item.attempt}` : item.commentSeq)}
          words={{
            list: t(($) => $.comments.admin.list),
            loading: t(($) => $.comments.admin.loading),
            failed: t(($) => $.comments.admin.failed),
          }}
          summary={({ pagination }) => t(($) => $.comments.admin.count, { count: pagination.totalItems })}
          hrefOf={(to) =>
            pathTo("/admin/comment", {
              status: status === "FLAGGED" ? undefined : status,
              page: to > 1 ? to : undefined,
            })
          }
          draw={(item) =>
            item.status === "REFUSED" ? <RefusedComment refused={item} /> : <AdminComment comment={item} />
          }
          empty={
            <EmptyState
              icon={<Icon of={MessageSquareOff} size={26} />}
              {...t(($) => $.comments.admin.none[status], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}
