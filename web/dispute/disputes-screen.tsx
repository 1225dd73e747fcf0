import { DISPUTE_FILTERS } from "@sb/contracts/dispute/codes.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Scale } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { Choice } from "../list/choice.tsx";
import { codeOf, listQuery } from "../list/filters.ts";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { DisputeListView } from "./dispute-list-view.tsx";
import { DisputeRow } from "./dispute-row.tsx";

const SIDES = ["mine", "against"] as const;

/** A person's own requests, or those about their reports. */
export function DisputesScreen() {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const side = codeOf(SIDES, search.side) ?? "mine";
  const status = codeOf(DISPUTE_FILTERS, search.status) ?? "ALL";
  const query = useQuery({
    ...queryOf(`GET report/deletion/${side}`, { query: { status, ...listQuery({ page: pageOf(search) }) } }),
    placeholderData: keepPreviousData,
  });
  const searchOf = (to: { side?: string; status?: string; page?: number }) => ({
    side: (to.side ?? side) === "mine" ? undefined : "against",
    status: (to.status ?? status) === "ALL" ? undefined : (to.status ?? status),
    page: to.page !== undefined && to.page > 1 ? to.page : undefined,
  });
  return (
    <Page title={t(($) => $.dispute.heading)} lead={t(($) => $.dispute.lead)}>
      <div className={detail.stack}>
        <nav className={detail.actions} aria-label={t(($) => $.dispute.sides.label)}>
          {SIDES.map((each) => (
            <LinkButton
              key={each}
              kind={each === side ? "primary" : "secondary"}
              href={pathTo("/report/deletion", searchOf({ side: each }))}
              aria-current={each === side ? "page" : undefined}
            >
              {t(($) => $.dispute.sides[each])}
            </LinkButton>
          ))}
        </nav>
        <div className={detail.queue}>
          <Choice
            label={t(($) => $.dispute.filter)}
            codes={DISPUTE_FILTERS}
            nameOf={(code) => t(($) => $.dispute.filters[code])}
            value={status}
            onChange={(chosen) => void setSearch(searchOf({ status: chosen ?? "ALL" }))}
          />
        </div>
        <DisputeListView
          query={query}
          hrefOf={(page) => pathTo("/report/deletion", searchOf({ page }))}
          draw={(dispute) => (
            <DisputeRow
              dispute={dispute}
              href={pathTo("/report/deletion/:requestSeq", { requestSeq: dispute.requestSeq })}
            />
          )}
          empty={
            <EmptyState
              icon={<Icon of={Scale} size={26} />}
              {...t(($) => $.dispute.none[side], { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}
