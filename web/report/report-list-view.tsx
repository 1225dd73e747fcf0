import type { ReportView } from "@sb/contracts/report/wire.ts";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ListView } from "../list/list-view.tsx";

type Props<Report extends ReportView> = Omit<ComponentProps<typeof ListView<Report>>, "words" | "keyOf">;

/** A list of reports with its texts for each state. */
export function ReportListView<Report extends ReportView>(props: Props<Report>) {
  const { t } = useTranslation();
  return (
    <ListView
      {...props}
      keyOf={({ dclrSeq }) => dclrSeq}
      words={{
        list: t(($) => $.report.history.list),
        loading: t(($) => $.report.history.loading),
        failed: t(($) => $.report.history.errorTitle),
      }}
    />
  );
}
