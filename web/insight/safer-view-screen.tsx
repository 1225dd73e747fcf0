import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { withTexts } from "../i18n/load.ts";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import { Article } from "./article.tsx";
import { ArticleSkeleton } from "./article-skeleton.tsx";

const Talk = lazy(async () => ({
  default: (await withTexts(["comments", "insight"], () => import("./talk.tsx"))).Talk,
}));

/** One published article, and what people say about it. One that is not published is answered as every 404. */
export function SaferViewScreen({ viewSeq }: { viewSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET insight/safer-view/{viewSeq}", { params: { viewSeq } }));
  return (
    <Page reading>
      <BackLink href={pathTo("/insight/safer-view")} label={t(($) => $.insight.back)} />
      {query.isPending && <ArticleSkeleton />}
      {query.isError && <QueryFailed title={t(($) => $.insight.failed)} query={query} />}
      {query.data && (
        <>
          <Article article={query.data} />
          <Suspense>
            <Talk article={query.data} />
          </Suspense>
        </>
      )}
    </Page>
  );
}
