import { Upload } from "lucide";
import { type FormEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFileDrop } from "../attachments/use-file-drop.ts";
import { useLanguage } from "../i18n/language.ts";
import { Choice } from "../list/choice.tsx";
import { SecretNote } from "../scan/secret-note.tsx";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { FileButton } from "../ui/fields/file-button.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./bulk.module.css";
import { BulkResults } from "./bulk-results.tsx";
import { decode, FILE_BYTES_MAX, type ReadTable, ROWS_MAX, readLines } from "./read-lines.ts";
import { useBulk } from "./use-bulk.ts";

/** Up to 10,000 addresses and sites at once: pasted or from a file, answered in a table and as a file. */
export function BulkScreen() {
  const { t } = useTranslation();
  const bulk = useBulk();
  return (
    <Page title={t(($) => $.bulk.heading)} lead={t(($) => $.bulk.lead, { most: ROWS_MAX })}>
      {bulk.run ? <BulkResults {...bulk} run={bulk.run} /> : <Input onStart={(texts) => void bulk.start(texts)} />}
    </Page>
  );
}

function Input({ onStart }: { onStart: (texts: readonly string[]) => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [text, setText] = useState("");
  const [isTooLarge, setTooLarge] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const settled = useDeferredValue(text);
  const table = useTable(settled);
  const zone = useRef<HTMLFormElement>(null);
  const change = (next: string) => {
    setText(next);
    setChosen(undefined);
    setTooLarge(false);
  };
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > FILE_BYTES_MAX) return setTooLarge(true);
    change(decode(new Uint8Array(await file.arrayBuffer()), language));
  };
  const isOver = useFileDrop(zone, (files) => void take(files));
  const column = chosen ?? table?.column ?? 0;
  const texts = table?.rows.flatMap((row) => row[column] || []) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (texts.length > 0) onStart(texts);
  };
  return (
    <form ref={zone} className={cx(styles.input, isOver && styles.over)} onSubmit={submit}>
      <TextArea
        id="bulk-text"
        label={t(($) => $.bulk.field)}
        hint={t(($) => $.bulk.hint)}
        error={isTooLarge ? t(($) => $.bulk.fileTooLarge) : undefined}
        value={text}
        onChange={change}
        rows={10}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        translate="no"
        className={styles.text}
      />
      <SecretNote text={settled} />
      <div className={styles.file}>
        <FileButton
          id="bulk-file"
          icon={Upload}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onFile={(file) => void take([file])}
        >
          {t(($) => $.bulk.file)}
        </FileButton>
        <p className={styles.quiet}>{t(($) => $.bulk.drop)}</p>
      </div>
      {table && <ColumnChoice table={table} column={column} onChange={setChosen} />}
      {table && table.left > 0 && <p className={styles.warn}>{t(($) => $.bulk.left, { count: table.left })}</p>}
      {table && texts.length === 0 && <p className={styles.quiet}>{t(($) => $.bulk.nothing)}</p>}
      <Button type="submit" kind="primary" size="large" disabled={texts.length === 0}>
        {t(($) => $.bulk.start, { count: texts.length })}
      </Button>
    </form>
  );
}

type ChoiceProps = { table: ReadTable; column: number; onChange: (column: number) => void };

/** Nothing to choose in a list of single cells. */
function ColumnChoice({ table: { rows, names }, column, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const width = Math.max(...rows.map((row) => row.length));
  if (!(width > 1)) return null;
  const columns = Array.from({ length: width }, (_, at) => String(at));
  const nameOf = (at: string) => {
    const name = names?.[Number(at)] || t(($) => $.bulk.columnOf, { number: Number(at) + 1 });
    const example = rows.find((row) => row[Number(at)])?.[Number(at)];
    return example ? `${name} (${example.slice(0, 40)})` : name;
  };
  return (
    <Choice
      label={t(($) => $.bulk.column)}
      codes={columns}
      nameOf={nameOf}
      value={String(column)}
      onChange={(at) => onChange(Number(at))}
    />
  );
}

/** Undefined while there is no text. */
function useTable(text: string): ReadTable | undefined {
  const [table, setTable] = useState<ReadTable>();
  useEffect(() => {
    let isCurrent = true;
    if (text.trim() === "") setTable(undefined);
    else void readLines(text).then((read) => isCurrent && setTable(read));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return table;
}
