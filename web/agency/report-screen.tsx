import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { BackLink } from "../list/back-link.tsx";
import { CardsSkeleton } from "../list/cards.tsx";
import { pathTo } from "../routing/paths.ts";
import detail from "../ui/detail.module.css";
import { Page } from "../ui/page.tsx";
import { CaseForm } from "./case-form.tsx";
import { PublicFacts } from "./public-facts.tsx";
import { SealedPart } from "./sealed-part.tsx";

/** One report that the agency was given, and how far it is with it. */
export function AgencyReportScreen({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET agency/report/{dclrSeq}", { params: { dclrSeq } }));
  const title = query.data?.report?.title || t(($) => $.agency.inbox.number, { dclrSeq });
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/agency")} label={t(($) => $.agency.inbox.back)} />}
      title={<bdi>{title}</bdi>}
    >
      {query.isPending && <CardsSkeleton count={2} label={t(($) => $.agency.loading)} rows />}
      {query.isError && <QueryFailed title={t(($) => $.agency.failed)} query={query} />}
      {query.data && (
        <div className={detail.stack}>
          <PublicFacts report={query.data} />
          {query.data.sealed && <SealedPart dclrSeq={dclrSeq} />}
          {!query.data.revoked && <CaseForm key={query.data.status} report={query.data} />}
        </div>
      )}
    </Page>
  );
}
