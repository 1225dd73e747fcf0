import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { BackLink } from "../../list/back-link.tsx";
import { pathTo } from "../../routing/paths.ts";
import { Page } from "../../ui/page.tsx";
import { NoticeSkeleton } from "../notice-skeleton.tsx";
import { EditNotice } from "./edit-notice.tsx";

/** One notice, as it is edited: a draft or published. */
export function EditNoticeScreen({ seq }: { seq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET admin/notice/{seq}", { params: { seq } }),
    // The form begins with what is there now, not with what was seen some minutes ago.
    gcTime: 0,
  });
  return (
    <Page
      above={<BackLink href={pathTo("/admin/notice")} label={t(($) => $.notice.admin.back)} />}
      title={t(($) => $.notice.admin.editHeading)}
    >
      {query.isPending && <NoticeSkeleton />}
      {query.isError && <QueryFailed title={t(($) => $.notice.failed)} query={query} />}
      {query.data && <EditNotice key={seq} notice={query.data} />}
    </Page>
  );
}
