import type { ReactNode } from "react";
import styles from "./table.module.css";

export type Column<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly number?: boolean;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** A keyboard scrolls only what it can focus. A table grows with its font, which comes later, and with its rows. */
function reachByKey(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  for (const each of [element, ...element.children]) observer.observe(each);
  return () => observer.disconnect();
}

/** A plain table; the first column is the row header. */
export const Table = <Row,>({ caption, columns, rows, keyOf }: Props<Row>) => (
  <div className={styles.scroll} ref={reachByKey}>
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.number ? styles.number : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.title} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.title} className={column.number ? styles.number : undefined}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
