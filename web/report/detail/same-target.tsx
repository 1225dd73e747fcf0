import type { ReportDetail, ReportLink } from "@sb/contracts/report/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { listQuery } from "../../list/filters.ts";
import { ListView } from "../../list/list-view.tsx";
import { useSearch } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { pageOf } from "../../routing/screen.ts";
import { Badge } from "../../ui/badge.tsx";
import { ReportDate } from "../report-date.tsx";
import { reportTitle } from "../report-title.ts";
import styles from "./same-target.module.css";

/** Everybody who names the target: each person's earliest report, then published lists. Its code loads after the report. */
export function SameTarget({ report: { dclrSeq } }: { report: ReportDetail }) {
  const { t } = useTranslation();
  const { page, targetPage } = useSearch();
  const query = useQuery({
    ...queryOf("GET report/history/target", {
      query: { dclrSeq, ...listQuery({ page: pageOf({ page: targetPage }) }) },
    }),
    placeholderData: keepPreviousData,
    // The report was deleted just now: its screen is about to be left.
    meta: { inlineCodes: ["NOT_FOUND"] },
  });
  return (
    <section className={styles.others}>
      <ListView
        rows
        query={query}
        words={{
          list: t(($) => $.report.detail.sameTargetList),
          loading: t(($) => $.report.detail.sameTargetLoading),
          failed: t(($) => $.report.history.errorTitle),
        }}
        keyOf={(each) => each.dclrSeq}
        summary={({ pagination }) => t(($) => $.report.detail.sameTarget, { count: pagination.totalItems })}
        hrefOf={(to) =>
          pathTo("/report/history/:dclrSeq", { dclrSeq, page: String(page ?? ""), targetPage: to > 1 ? to : undefined })
        }
        draw={(each) => <Row to={each} isThis={each.dclrSeq === dclrSeq} />}
        empty={null}
      />
    </section>
  );
}

function Row({ to, isThis }: { to: ReportLink; isThis: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={styles.row}>
      {isThis ? (
        <span className={styles.title} aria-current="true">
          {reportTitle(to, t)}
        </span>
      ) : (
        <a className={styles.title} href={pathTo("/report/history/:dclrSeq", { dclrSeq: to.dclrSeq })}>
          {reportTitle(to, t)}
        </a>
      )}
      <span className={styles.facts}>
        {isThis && <Badge kind="accent">{t(($) => $.report.detail.thisReport)}</Badge>}
        <Badge>{t(($) => $.codes.crimeType[to.crimeType])}</Badge>
        <ReportDate report={to} className={styles.when} />
      </span>
    </span>
  );
}
