import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./chart.module.css";
import { useNearViewport } from "./near-viewport.ts";

type Drawn = { readonly detach: () => void };
/** Lazy-loads the drawing code and draws into `place`. */
type Draw = (place: HTMLElement) => Promise<Drawn>;
type Row = readonly [name: string, count: string];

type ChartProps = {
  title: string;
  kind: "trend" | "categories";
  headers: Row;
  rows: readonly Row[];
  /** Must be a stable reference, or the chart is redrawn at each render. */
  draw: Draw;
};

/**
 * A drawing, hidden from screen readers, and a table with the same numbers. The table becomes visible with the button,
 * or when the drawing failed.
 */
export function Chart({ title, kind, headers, rows, draw }: ChartProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const [failed, setFailed] = useState(false);
  const isTable = asTable || failed;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <h3>{title}</h3>
        {!failed && (
          <Button kind="quiet" size="small" className={styles.toggle ?? ""} onClick={() => setAsTable(!asTable)}>
            {asTable ? t(($) => $.home.numbers.asChart) : t(($) => $.home.numbers.asTable)}
          </Button>
        )}
      </figcaption>
      {!isTable && <Drawing kind={kind} draw={draw} setFailed={setFailed} />}
      <div
        className={isTable ? styles.table : styles.unseen}
        {...(isTable && { tabIndex: 0, role: "region", "aria-label": title })}
      >
        <Table
          caption={title}
          columns={[
            { title: headers[0], cell: ([name]) => name },
            { title: headers[1], cell: ([, count]) => count, number: true },
          ]}
          rows={rows}
          keyOf={([name]) => name}
        />
      </div>
    </figure>
  );
}

type DrawingProps = Pick<ChartProps, "kind" | "draw"> & { setFailed: (failed: boolean) => void };

function Drawing({ kind, draw, setFailed }: DrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  useEffect(() => {
    if (!near || !place.current) return;
    let gone = false;
    let drawn: Drawn | undefined;
    draw(place.current).then(
      (made) => {
        if (gone) made.detach();
        else drawn = made;
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      drawn?.detach();
    };
  }, [near, draw, setFailed]);
  return <div ref={place} className={styles[kind]} aria-hidden="true" />;
}
