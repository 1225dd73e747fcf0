// A file as it would be read as a list, before anything of it is taken.
import type { ListPreview, ListView } from "@sb/contracts/published/wire.ts";
import type { InputOf } from "@sb/contracts/routes.ts";
import { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { toast } from "../ui/feedback/toast.ts";
import { FileButton } from "../ui/fields/file-button.tsx";
import { LIST_COLUMNS, namesIn, useFormName, useFreshLists } from "./api.ts";
import styles from "./published.module.css";

type Options = InputOf<"POST admin/list/preview", "body">;

export function usePreview() {
  const [file, setFile] = useState<File>();
  const reading = useMutation({
    mutationFn: ({ chosen, body }: { chosen: File; body: Options }) =>
      call("POST admin/list/preview", { body, files: [chosen] }),
  });
  return {
    file,
    data: reading.data,
    isReading: reading.isPending,
    read: (chosen: File, body: Options) => {
      setFile(chosen);
      reading.mutate({ chosen, body });
    },
    reset: () => {
      setFile(undefined);
      reading.reset();
    },
  };
}

/** Chooses a file, and shows how it is read. */
export function FilePreview({ preview, options }: { preview: ReturnType<typeof usePreview>; options: Options }) {
  const { t } = useTranslation();
  const id = useId();
  const { file, data, isReading, read } = preview;
  return (
    <>
      <div className={styles.bar}>
        <FileButton id={id} icon={FileUp} isSmall onFile={(chosen) => read(chosen, options)}>
          {t(($) => $.attachments.choose)}
        </FileButton>
      </div>
      <div role="status" className={styles.preview}>
        {isReading && <p className={entry.quiet}>{t(($) => $.published.file.reading)}</p>}
        {file && data && <Result name={file.name} read={data} />}
      </div>
    </>
  );
}

function Result({ name, read }: { name: string; read: ListPreview }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useFormName();
  const { fault, names, form = "", wallets, sites, columns, keptOut, examples } = read;
  if (fault)
    return (
      <p className={entry.text}>
        <bdi>{name}</bdi>: {t(($) => $.published.failures[fault])}
        {names && ` ${t(($) => $.published.choose, { names: names.join(", ") })}`}
      </p>
    );
  const counts = { wallets: format.number(wallets), sites: format.number(sites) };
  const named = LIST_COLUMNS.filter((column) => namesIn(columns, column).length > 0);
  return (
    <>
      <p>
        <bdi>{name}</bdi>: {t(($) => $.published.file.readAs, { form: nameOf(form), ...counts })}
      </p>
      {named.length > 0 && (
        <ul className={styles.mapped} aria-label={t(($) => $.published.facts.columns)}>
          {named.map((column) => (
            <li key={column}>
              {t(($) => $.published.columnNames[column])}: <code>{namesIn(columns, column).join(", ")}</code>
            </li>
          ))}
        </ul>
      )}
      {examples.length > 0 && (
        <ul className={styles.examples} aria-label={t(($) => $.published.keptOut.examples)}>
          {examples.map(({ target, since }) => (
            <li key={target}>
              <bdi>{target}</bdi> {since && `(${since})`}
            </li>
          ))}
        </ul>
      )}
      {keptOut.length > 0 && <p className={entry.quiet}>{t(($) => $.published.keptOut.heading)}</p>}
      <Reasons keptOut={keptOut} />
    </>
  );
}

/** Values that are not listed, by reason, each with the first few. */
export function Reasons({ keptOut }: { keptOut: ListPreview["keptOut"] }) {
  const { t } = useTranslation();
  return keptOut.map(({ reason, count, examples }) => (
    <div key={reason} className={styles.reason}>
      <p>
        <span>{t(($) => $.published.keptOut.reasons[reason])}</span>
        <span>{t(($) => $.published.keptOut.count, { count })}</span>
      </p>
      {examples.length > 0 && (
        <ul className={styles.examples} aria-label={t(($) => $.published.keptOut.examples)}>
          {examples.map((example) => (
            <li key={example}>
              <bdi>{example}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}

/** Takes a file as the whole of a list, and says how that ended. */
export function useTakeFile({ listSeq }: Pick<ListView, "listSeq">, onTaken: () => void) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useFreshLists();
  return useMutation({
    mutationFn: (file: File) => call("POST admin/list/take", { body: { listSeq }, files: [file] }),
    onSuccess: async ({ outcome, code, listed = 0, changed = 0, delisted = 0 }) => {
      const counts = {
        listed: format.number(listed),
        changed: format.number(changed),
        delisted: format.number(delisted),
      };
      if (outcome === "TAKEN") toast.good(t(($) => $.published.file.taken, counts));
      else if (code) toast.note(t(($) => $.published.failures[code]));
      else toast.note(t(($) => $.published.outcomes[outcome]));
      onTaken();
      await refresh();
    },
  });
}
