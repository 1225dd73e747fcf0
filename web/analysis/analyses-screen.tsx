import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Microscope } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useFormat } from "../i18n/language.ts";
import { listQuery } from "../list/filters.ts";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { AnalysisListView } from "./analysis-list-view.tsx";
import { AnalysisRow } from "./analysis-row.tsx";

/** One's own requests for an analysis. */
export function AnalysesScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const page = pageOf(useSearch());
  const query = useQuery({
    ...queryOf("GET report/analysis/mine", { query: listQuery({ page }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.analysis.heading)} lead={t(($) => $.analysis.lead)}>
      <div className={detail.stack}>
        <LinkButton kind="primary" href={pathTo("/support/analysis/write")} className={detail.start ?? ""}>
          <Icon of={Microscope} size={18} />
          {t(($) => $.analysis.ask)}
        </LinkButton>
        <AnalysisListView
          query={query}
          hrefOf={(to) => pathTo("/support/analysis", { page: to > 1 ? to : undefined })}
          draw={(analysis) => (
            <AnalysisRow
              analysis={analysis}
              href={pathTo("/support/analysis/:analysisSeq", { analysisSeq: analysis.analysisSeq })}
              when={<time dateTime={analysis.requestedAt}>{format.shortDate(analysis.requestedAt)}</time>}
            />
          )}
          empty={
            <EmptyState
              icon={<Icon of={Microscope} size={26} />}
              title={t(($) => $.analysis.noneYetTitle)}
              text={t(($) => $.analysis.noneYetText)}
            />
          }
        />
      </div>
    </Page>
  );
}
