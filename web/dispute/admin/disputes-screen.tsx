import { DISPUTE_QUEUES } from "@sb/contracts/dispute/codes.ts";
import type { DisputeItem } from "@sb/contracts/dispute/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { Choice } from "../../list/choice.tsx";
import { codeOf, listQuery } from "../../list/filters.ts";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import { Badge } from "../../ui/badge.tsx";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { daysBetween } from "../days.ts";
import { DisputeListView } from "../dispute-list-view.tsx";
import { DisputeRow } from "../dispute-row.tsx";

/** Requests to decide, those due soonest first, or those that are over. */
export function AdminDisputesScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const status = codeOf(DISPUTE_QUEUES, search.status) ?? "OPEN";
  const asked = status === "OPEN" ? undefined : status;
  const query = useQuery({
    ...queryOf("GET admin/deletion", { query: { status, ...listQuery({ page: pageOf(search) }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.dispute.admin.heading)} lead={t(($) => $.dispute.admin.lead)}>
      <div className={detail.stack}>
        <div className={detail.queue}>
          <Choice
            label={t(($) => $.dispute.admin.queue)}
            codes={DISPUTE_QUEUES}
            nameOf={(code) => t(($) => $.dispute.admin.queues[code])}
            value={status}
            onChange={(chosen) => void setSearch(chosen === "OPEN" ? {} : { status: chosen })}
          />
        </div>
        <DisputeListView
          query={query}
          hrefOf={(to) => pathTo("/admin/deletion", { status: asked, page: to > 1 ? to : undefined })}
          draw={(dispute) => (
            <DisputeRow
              dispute={dispute}
              href={pathTo("/admin/deletion/:requestSeq", { requestSeq: dispute.requestSeq })}
              badges={<Ageing dispute={dispute} />}
            />
          )}
          empty={
            <EmptyState
              icon={<Icon of={Inbox} size={26} />}
              {...t(($) => $.dispute.admin.none[status], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}

/** How old an open request is, and what is known of it by now. */
function Ageing({ dispute: { status, openedAt, answeredAt, proof } }: { dispute: DisputeItem }) {
  const { t } = useTranslation();
  if (status !== "OPEN") return null;
  const days = daysBetween(Date.parse(openedAt), Date.now());
  return (
    <>
      <Badge>{days === 0 ? t(($) => $.dispute.admin.ageToday) : t(($) => $.dispute.admin.age, { count: days })}</Badge>
      {answeredAt && <Badge>{t(($) => $.dispute.admin.answered)}</Badge>}
      {proof && <Badge kind="good">{t(($) => $.dispute.proofs[proof.kind])}</Badge>}
    </>
  );
}
