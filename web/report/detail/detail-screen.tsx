import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page } from "../../ui/page.tsx";
import { isOwnView } from "../own-view.ts";
import { OwnerPart } from "../owner/owner-part.tsx";
import { BackLink } from "./back-link.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { ReportArticle } from "./report-article.tsx";

/** One report: what is public of it, and to its owner the rest. One that is not there is answered as every 404. */
export function DetailScreen({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET report/history/{dclrSeq}", { params: { dclrSeq } }),
  });
  return (
    <Page reading>
      <BackLink />
      {query.isPending && <DetailSkeleton label={t(($) => $.report.detail.loading)} />}
      {query.isError && (
        <ErrorState
          title={t(($) => $.report.history.errorTitle)}
          text={t(($) => $.common.retryLead)}
          retryLabel={t(($) => $.common.retry)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.data && <ReportArticle report={query.data} />}
      {query.data && isOwnView(query.data) && <OwnerPart report={query.data} />}
    </Page>
  );
}
