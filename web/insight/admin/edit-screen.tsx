import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { BackLink } from "../../list/back-link.tsx";
import { pathTo } from "../../routing/paths.ts";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ArticleEditor } from "./article-editor.tsx";
import { ArticleState } from "./article-state.tsx";

/** One article, as it is edited, whatever its state. */
export function EditArticleScreen({ viewSeq }: { viewSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET admin/safer-view/{viewSeq}", { params: { viewSeq } }),
    // The form begins with what is there now, not with what was seen some minutes ago.
    gcTime: 0,
  });
  return (
    <Page
      above={<BackLink href={pathTo("/admin/safer-view")} label={t(($) => $.articles.back)} />}
      title={t(($) => $.articles.editHeading)}
    >
      {query.isPending && <Skeleton height="20em" />}
      {query.isError && <QueryFailed title={t(($) => $.articles.failed)} query={query} />}
      {query.data && (
        <>
          <ArticleState article={query.data} />
          <ArticleEditor key={viewSeq} article={query.data} onReload={async () => (await query.refetch()).data} />
        </>
      )}
    </Page>
  );
}
