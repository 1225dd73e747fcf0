import type { Pagination as Pages } from "@sb/contracts/http.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { QueryFailed } from "../errors/query-failed.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Cards, CardsSkeleton } from "./cards.tsx";
import styles from "./list-view.module.css";

type List<Item> = {
  readonly items: readonly Item[];
  readonly pagination: Pages;
  readonly totalIsLowerBound?: true | undefined;
};

/** The texts of each state. */
export type ListWords = { readonly list: string; readonly loading: string; readonly failed: string };

type Props<Item> = {
  query: UseQueryResult<List<Item>>;
  words: ListWords;
  keyOf: (item: Item) => number | string;
  /** "12 reports": announced to screen readers when it changes. */
  summary: (list: List<Item>) => ReactNode;
  hrefOf: (page: number) => string;
  draw: (item: Item) => ReactNode;
  empty: ReactNode;
  /** In one column, also on wide screens. */
  rows?: boolean;
};

/** A list in all its states: loading, failed, empty, loaded. */
export function ListView<Item>(props: Props<Item>) {
  const { query, words, summary, empty, rows } = props;
  const heading = useFocusOnTurning(query.data?.pagination.page);
  const isEmpty = query.data?.items.length === 0;
  return (
    <div className={styles.list}>
      <div role="status">
        {query.data && (isEmpty ? empty : <Summary ref={heading}>{summary(query.data)}</Summary>)}
      </div>
      {query.isPending && <CardsSkeleton count={LIMITS.pageSizeDefault} label={words.loading} rows={rows} />}
      {query.isError && <QueryFailed title={words.failed} query={query} />}
      {query.data && !isEmpty && <Found {...props} list={query.data} />}
    </div>
  );
}

const Summary = ({ ref, children }: { ref: Ref<HTMLHeadingElement>; children: ReactNode }) => (
  <h2 ref={ref} tabIndex={-1} className={styles.summary}>
    {children}
  </h2>
);

function Found<Item>({ list, query, words, keyOf, draw, hrefOf, rows }: Props<Item> & { list: List<Item> }) {
  const { t } = useTranslation();
  const { page, totalPages } = list.pagination;
  return (
    <>
      <Cards
        label={words.list}
        items={list.items}
        keyOf={keyOf}
        draw={draw}
        busy={query.isPlaceholderData}
        rows={rows}
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

/** Scrolls to the top of the list when the page changes. */
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
