import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { isApiError } from "../../api/problem.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { withTexts } from "../../i18n/load.ts";
import { BackLink } from "../../list/back-link.tsx";
import { CardsSkeleton } from "../../list/cards.tsx";
import { pathTo } from "../../routing/paths.ts";
import { Page } from "../../ui/page.tsx";
import { isOwnView, isPublic } from "../own-view.ts";
import { OwnerActions } from "../owner/owner-actions.tsx";
import { OwnerPart } from "../owner/owner-part.tsx";
import { AskForDeletion } from "./ask-for-deletion.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { ReportGone } from "./gone.tsx";
import { ReportArticle } from "./report-article.tsx";

const SameTarget = lazy(async () => ({ default: (await import("./same-target.tsx")).SameTarget }));
const Talk = lazy(async () => ({ default: (await withTexts(["comments"], () => import("./talk.tsx"))).Talk }));

/** A report: its public part, and for its owner the rest. */
export function DetailScreen({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET report/history/{dclrSeq}", { params: { dclrSeq } }),
    meta: { inlineCodes: ["NOT_FOUND"] },
  });
  const isGone = isApiError(query.error) && query.error.code === "NOT_FOUND";
  return (
    <Page reading>
      <BackLink href={pathTo("/report/history")} label={t(($) => $.report.detail.back)} />
      {query.isPending && <DetailSkeleton label={t(($) => $.report.detail.loading)} />}
      {isGone && <ReportGone />}
      {query.isError && !isGone && <QueryFailed alone title={t(($) => $.report.history.errorTitle)} query={query} />}
      {query.data && <ReportArticle report={query.data} actions={actionsOf(query.data)} />}
      {query.data && isPublic(query.data) && !query.data.mine && <AskForDeletion dclrSeq={dclrSeq} />}
      {query.data && isOwnView(query.data) && <OwnerPart report={query.data} />}
      {query.data && isNamedElsewhere(query.data) && (
        <Suspense fallback={<CardsSkeleton count={2} label={t(($) => $.report.detail.sameTargetLoading)} rows />}>
          <SameTarget report={query.data} />
        </Suspense>
      )}
      {query.data && isPublic(query.data) && (
        <Suspense fallback={<CardsSkeleton count={2} label={t(($) => $.report.detail.loading)} rows />}>
          <Talk report={query.data} />
        </Suspense>
      )}
    </Page>
  );
}

/** At the top: who comes to change a report should not have to look for it. */
const actionsOf = (report: ReportDetail) => isOwnView(report) && report.mine && <OwnerActions report={report} />;

/** Somebody else, or a published list, names its target in public. */
const isNamedElsewhere = (report: ReportDetail): boolean =>
  report.timesReported + report.timesListed > (isPublic(report) ? 1 : 0);
