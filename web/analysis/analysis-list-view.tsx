import type { AnalysisHead } from "@sb/contracts/analysis/wire.ts";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ListView } from "../list/list-view.tsx";

type Props<Item extends AnalysisHead> = Omit<
  ComponentProps<typeof ListView<Item>>,
  "words" | "keyOf" | "rows" | "summary"
>;

/** A list of requests, with the words for its states. */
export function AnalysisListView<Item extends AnalysisHead>(props: Props<Item>) {
  const { t } = useTranslation();
  return (
    <ListView
      {...props}
      rows
      keyOf={({ analysisSeq }) => analysisSeq}
      summary={({ pagination }) => t(($) => $.analysis.results, { count: pagination.totalItems })}
      words={{
        list: t(($) => $.analysis.list),
        loading: t(($) => $.analysis.loading),
        failed: t(($) => $.analysis.failed),
      }}
    />
  );
}
