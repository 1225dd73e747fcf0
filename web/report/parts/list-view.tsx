import type { Pagination as Pages } from "@sb/contracts/http.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import styles from "./list-view.module.css";
import { ReportCards, ReportCardsSkeleton } from "./report-cards.tsx";

type List<Report> = {
  readonly items: readonly Report[];
  readonly pagination: Pages;
  readonly totalIsLowerBound?: true | undefined;
};

type Props<Report> = {
  query: UseQueryResult<List<Report>>;
  /** "12 reports": read aloud whenever it changes. */
  summary: (list: List<Report>) => ReactNode;
  hrefOf: (page: number) => string;
  draw: (report: Report) => ReactNode;
  empty: ReactNode;
};

/** A list of reports in all its states: on its way, failed, empty, there. */
export function ListView<Report extends { readonly dclrSeq: number }>(props: Props<Report>) {
  const { query, summary, empty } = props;
  const { t } = useTranslation();
  const heading = useFocusOnTurning(query.data?.pagination.page);
  const isEmpty = query.data?.items.length === 0;
  return (
    <div className={styles.list}>
      <div role="status">
        {query.data && (isEmpty ? empty : <Summary ref={heading}>{summary(query.data)}</Summary>)}
      </div>
      {query.isPending && (
        <ReportCardsSkeleton count={LIMITS.pageSizeDefault} label={t(($) => $.report.history.loading)} />
      )}
      {query.isError && (
        <ErrorState
          title={t(($) => $.report.history.errorTitle)}
          text={t(($) => $.report.history.errorText)}
          retryLabel={t(($) => $.report.history.retry)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.data && !isEmpty && <Found {...props} list={query.data} />}
    </div>
  );
}

const Summary = ({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) => (
  <h2 ref={ref} tabIndex={-1} className={styles.summary}>
    {children}
  </h2>
);

function Found<Report extends { readonly dclrSeq: number }>({
  list,
  query,
  draw,
  hrefOf,
}: Props<Report> & { list: List<Report> }) {
  const { t } = useTranslation();
  const { page, totalPages } = list.pagination;
  return (
    <>
      <ReportCards
        label={t(($) => $.report.history.list)}
        reports={list.items}
        draw={draw}
        busy={query.isPlaceholderData}
      />
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefOf={hrefOf}
        labels={{
          label: t(($) => $.common.pagination.label),
          previous: t(($) => $.common.pagination.previous),
          next: t(($) => $.common.pagination.next),
          page: (page) => t(($) => $.common.pagination.page, { page }),
          of: (page, pages) => t(($) => $.common.pagination.of, { page, pages }),
        }}
      />
    </>
  );
}

/** Who turns the page begins to read at its top. */
function useFocusOnTurning(page: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== undefined && page !== undefined && before.current !== page)
      heading.current?.focus({ preventScroll: true });
    before.current = page;
  }, [page]);
  return heading;
}
