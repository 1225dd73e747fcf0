import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { BackLink } from "../list/back-link.tsx";
import { CardsSkeleton } from "../list/cards.tsx";
import { pathTo } from "../routing/paths.ts";
import { Page } from "../ui/page.tsx";
import { RequestForm } from "./request-form.tsx";

/** Asks for somebody's report to be deleted. */
export function RequestDeletionScreen({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET report/history/{dclrSeq}", { params: { dclrSeq } }));
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/report/history/:dclrSeq", { dclrSeq })} label={t(($) => $.dispute.write.back)} />}
      title={t(($) => $.dispute.write.heading)}
      lead={t(($) => $.dispute.write.lead)}
    >
      {query.isPending && <CardsSkeleton count={3} label={t(($) => $.dispute.loading)} rows />}
      {query.isError && <QueryFailed title={t(($) => $.dispute.failed)} query={query} />}
      {query.data && (query.data.mine ? <p>{t(($) => $.dispute.write.own)}</p> : <RequestForm report={query.data} />)}
    </Page>
  );
}
