import { Download, ImageDown, Table2 } from "lucide";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { handleError } from "../errors/handle.ts";
import { useFormat } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";
import { useDay } from "../i18n/use-day.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { saveAs } from "../ui/save-as.ts";
import { Table } from "../ui/table.tsx";
import styles from "./figure.module.css";
import { Plot, type PlotKind, type Series } from "./plot.tsx";
import { csvOfDays, pngOf } from "./save.ts";

export type FigureProps = {
  name: keyof Texts["figures"]["plots"];
  kind: PlotKind;
  /** As `2026-03-01`, the oldest first. */
  days: readonly string[];
  series: readonly Series[];
};

/** A plot with its numbers as a table, and both as a file. */
export function Figure({ name, kind, days, series }: FigureProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const day = useDay();
  const id = useId();
  const drawn = useRef<SVGSVGElement>(null);
  const [isTable, setTable] = useState(false);
  const { title, text } = t(($) => $.figures.plots[name], { returnObjects: true });
  const file = `safer-block-${name}-${days[0]}-${days.at(-1)}`;
  const dayName = t(($) => $.figures.day);
  const saveCsv = async () => saveAs(await csvOfDays(dayName, days, series), `${file}.csv`);
  const savePng = async () => {
    if (drawn.current) saveAs(await pngOf(drawn.current, title), `${file}.png`);
  };
  return (
    <Card>
      <section className={styles.figure} aria-labelledby={`${id}-title`}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <Plot ref={drawn} title={title} kind={kind} days={days} series={series} />
        <div className={styles.actions}>
          <Button size="small" aria-expanded={isTable} aria-controls={`${id}-table`} onClick={() => setTable(!isTable)}>
            <Icon of={Table2} size={16} />
            {t(($) => $.figures.table)}
          </Button>
          <Button size="small" onClick={() => void saveCsv().catch(handleError)}>
            <Icon of={Download} size={16} />
            {t(($) => $.figures.csv)}
          </Button>
          <Button size="small" onClick={() => void savePng().catch(handleError)}>
            <Icon of={ImageDown} size={16} />
            {t(($) => $.figures.png)}
          </Button>
        </div>
        <div id={`${id}-table`} className={styles.table} hidden={!isTable} {...(isTable && { tabIndex: 0 })}>
          {isTable && (
            <Table
              caption={title}
              columns={[
                { title: dayName, cell: (index) => day.long(days[index] ?? "") },
                ...series.map((each) => ({
                  title: each.name,
                  cell: (index: number) => format.number(each.values[index] ?? 0),
                  number: true,
                })),
              ]}
              rows={days.map((_, index) => days.length - 1 - index)}
              keyOf={(index) => days[index] ?? ""}
            />
          )}
        </div>
      </section>
    </Card>
  );
}
