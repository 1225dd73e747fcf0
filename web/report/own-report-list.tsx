import { LIMITS } from "@sb/contracts/limits.ts";
import type { OwnReportList as OwnReports } from "@sb/contracts/report/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FilePlus2, Lock, Pencil, Trash2 } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { readFilters } from "./filters.ts";
import { useRemoveReport } from "./owner/use-remove-report.ts";
import { ReportCard } from "./report-card.tsx";
import { ReportListView } from "./report-list-view.tsx";

type Props = {
  /** URL of a page of the screen that shows the list; its query holds `page`. */
  hrefOf: (page: number) => string;
};

/** All reports of the signed-in user, private ones too, each with its actions. */
export function OwnReportList({ hrefOf }: Props) {
  const { t } = useTranslation();
  const { page } = readFilters(useSearch());
  const query = useQuery({
    ...queryOf("GET report/history/mine", { query: { pagination: { page, size: LIMITS.pageSizeDefault } } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportListView
      query={query}
      summary={({ pagination }) => t(($) => $.report.own.results, { count: pagination.totalItems })}
      hrefOf={hrefOf}
      draw={(report) => <OwnReportCard report={report} />}
      empty={
        <EmptyState
          icon={<Icon of={FilePlus2} size={26} />}
          title={t(($) => $.report.own.emptyTitle)}
          text={t(($) => $.report.own.emptyText)}
        >
          <LinkButton kind="primary" href={pathTo("/report")}>
            {t(($) => $.report.history.fileReport)}
          </LinkButton>
        </EmptyState>
      }
    />
  );
}

function OwnReportCard({ report }: { report: OwnReports["items"][number] }) {
  const { t } = useTranslation();
  const { remove, busy } = useRemoveReport();
  const isPrivate = report.open === "PRIVATE";
  return (
    <ReportCard
      report={report}
      badges={
        <Badge kind={isPrivate ? "warn" : "good"}>
          {isPrivate && <Icon of={Lock} size={14} />}
          {t(($) => $.codes.visibility[report.open])}
        </Badge>
      }
      actions={
        <>
          <LinkButton
            size="small"
            href={pathTo("/report/:dclrSeq", { dclrSeq: report.dclrSeq })}
            aria-label={t(($) => $.report.own.edit, { title: report.title })}
          >
            <Icon of={Pencil} size={16} />
            {t(($) => $.report.owner.edit)}
          </LinkButton>
          <Button
            size="small"
            kind="quiet"
            busy={busy}
            aria-label={t(($) => $.report.own.remove, { title: report.title })}
            onClick={() => void remove(report.dclrSeq)}
          >
            <Icon of={Trash2} size={16} />
            {t(($) => $.report.owner.remove)}
          </Button>
        </>
      }
    />
  );
}
