import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide";
import { type ReactNode, useState } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";
import styles from "./sortable-table.module.css";

export type SortableColumn<Row> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sorts by this; a column without it stays as it is. */
  readonly by?: (row: Row) => number | string;
  readonly number?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly SortableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Sorted by it at first. */
  first: { readonly id: string; readonly isDown?: boolean };
};

/** A table that any of its columns sorts; on a phone each row is a card with the columns' titles in it. */
export function SortableTable<Row>({ caption, columns, rows, keyOf, first }: Props<Row>) {
  const [{ id, isDown = false }, sort] = useState(first);
  const by = columns.find((column) => column.id === id)?.by;
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [by?.(one) ?? 0, by?.(other) ?? 0];
    return (a < b ? -1 : a > b ? 1 : 0) * (isDown ? -1 : 1);
  };
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={cx(column.number && styles.number)}
              aria-sort={column.id === id ? (isDown ? "descending" : "ascending") : undefined}
            >
              {column.by ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => sort({ id: column.id, isDown: column.id === id && !isDown })}
                >
                  {column.title}
                  <Icon of={column.id === id ? (isDown ? ArrowDown : ArrowUp) : ChevronsUpDown} size={14} />
                </button>
              ) : (
                column.title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toSorted(compare).map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? "th" : "td";
              return (
                <Cell
                  key={column.id}
                  {...(at === 0 && { scope: "row" })}
                  className={cx(column.number && styles.number)}
                  data-title={column.title}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
