import type { Pagination } from "@sb/contracts/http.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { QueryFailed } from "../errors/query-failed.tsx";
import { Cards, CardsSkeleton } from "./cards.tsx";
import styles from "./list-view.module.css";
import { Pages } from "./page-links.tsx";
import { useFocusOnTurning } from "./use-focus-on-turning.ts";

export type List<Item> = {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
  readonly totalIsLowerBound?: true | undefined;
};

/** The texts of each state. */
type ListWords = { readonly list: string; readonly loading: string; readonly failed: string };

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

const Found = <Item,>({ list, query, words, keyOf, draw, hrefOf, rows }: Props<Item> & { list: List<Item> }) => (
  <>
    <Cards label={words.list} items={list.items} keyOf={keyOf} draw={draw} busy={query.isPlaceholderData} rows={rows} />
    <Pages pagination={list.pagination} hrefOf={hrefOf} />
  </>
);
