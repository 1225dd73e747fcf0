import { DELIVERY_OUTCOMES } from "@sb/contracts/delivery/model.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { RotateCcw, Send } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { BackLink } from "../../list/back-link.tsx";
import { Choice } from "../../list/choice.tsx";
import { codeOf, listQuery } from "../../list/filters.ts";
import { ListView } from "../../list/list-view.tsx";
import { useSearch, useSetSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import { Button } from "../../ui/button.tsx";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { AttemptRow } from "./attempt-row.tsx";
import styles from "./deliveries.module.css";
import { useDeliveryActions } from "./use-delivery-actions.ts";

/** Each attempt to tell one agency of reports; a test, and sending again. */
export function DeliveriesScreen({ agencySeq }: { agencySeq: number }) {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const actions = useDeliveryActions(agencySeq);
  const outcome = codeOf(DELIVERY_OUTCOMES, search.outcome) ?? "ALL";
  const query = useQuery({
    ...queryOf("GET admin/agency/{agencySeq}/deliveries", {
      params: { agencySeq },
      query: listQuery({ outcome, page: pageOf(search) }),
    }),
    placeholderData: keepPreviousData,
  });
  const agency = useQuery(queryOf("GET admin/agency/{agencySeq}", { params: { agencySeq } })).data;
  const takes = agency?.webhook !== undefined && !agency.webhook.stopped && agency.secrets.length > 0;
  const way = agency?.members === 0 ? "nobody" : "inboxOnly";
  return (
    <Page
      above={<BackLink href={pathTo("/admin/agency/:agencySeq", { agencySeq })} label={t(($) => $.delivery.back)} />}
      title={t(($) => $.delivery.heading)}
      lead={t(($) => $.delivery.lead)}
    >
      <div className={detail.stack}>
        {agency && <p>{takes ? agency.name : t(($) => $.delivery[way], { agency: agency.name })}</p>}
        <div className={styles.bar}>
          <Choice
            label={t(($) => $.delivery.outcome)}
            codes={DELIVERY_OUTCOMES}
            nameOf={(code) => t(($) => $.delivery.outcomes[code])}
            value={outcome}
            onChange={(chosen) => void setSearch({ outcome: chosen })}
          />
          {takes && (
            <>
              <Button busy={actions.isTesting} onClick={actions.test}>
                <Icon of={Send} size={18} />
                {t(($) => $.delivery.test)}
              </Button>
              <Button busy={actions.isReplaying} onClick={() => void actions.replayDay()}>
                <Icon of={RotateCcw} size={18} />
                {t(($) => $.delivery.replayDay)}
              </Button>
            </>
          )}
          <Button onClick={() => void query.refetch()}>{t(($) => $.delivery.refresh)}</Button>
        </div>
        <ListView
          rows
          query={query}
          keyOf={({ id }) => id}
          words={{
            list: t(($) => $.delivery.list),
            loading: t(($) => $.delivery.loading),
            failed: t(($) => $.delivery.failed),
          }}
          summary={({ pagination }) => t(($) => $.delivery.count, { count: pagination.totalItems })}
          hrefOf={(page) =>
            pathTo("/admin/agency/:agencySeq/deliveries", { agencySeq, outcome, page: page > 1 ? page : undefined })
          }
          draw={(attempt) => <AttemptRow attempt={attempt} onReplay={takes ? actions.replay : undefined} />}
          empty={
            <EmptyState icon={<Icon of={Send} size={26} />} {...t(($) => $.delivery.none, { returnObjects: true })} />
          }
        />
      </div>
    </Page>
  );
}
