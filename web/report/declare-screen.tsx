import { LIMITS } from "@sb/contracts/limits.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { readFilters } from "./filters.ts";
import { ReportCard } from "./report-card.tsx";
import { ReportListView } from "./report-list-view.tsx";

/** `/support/declare/{userId}`: a user's public reports as everybody sees them, also the user's own. */
export function DeclareScreen({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { page } = readFilters(useSearch());
  const query = useQuery({
    ...queryOf("GET report/history/user/{userId}", {
      params: { userId },
      query: { pagination: { page, size: LIMITS.pageSizeDefault } },
    }),
    placeholderData: keepPreviousData,
  });
  const nick = query.data?.items[0]?.nick;
  return (
    <Page
      title={nick ? t(($) => $.report.user.heading, { nick }) : t(($) => $.report.user.headingUnknown)}
      lead={t(($) => $.report.user.lead)}
    >
      <ReportListView
        query={query}
        summary={({ pagination }) => t(($) => $.report.history.results, { count: pagination.totalItems })}
        hrefOf={(to) => pathTo("/support/declare/:userId", { userId, page: to > 1 ? to : undefined })}
        draw={(report) => <ReportCard report={report} />}
        empty={
          <EmptyState
            icon={<Icon of={UserRound} size={26} />}
            title={t(($) => $.report.user.emptyTitle)}
            text={t(($) => $.report.user.emptyText)}
          >
            <LinkButton href={pathTo("/report/history")}>{t(($) => $.report.user.toHistory)}</LinkButton>
          </EmptyState>
        }
      />
    </Page>
  );
}
