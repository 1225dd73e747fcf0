import { BATCH_FIELDS, type BatchField } from "@sb/contracts/batch/model.ts";
import type { BatchView } from "@sb/contracts/batch/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { Choice } from "../list/choice.tsx";
import entry from "../list/entry.module.css";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { toast } from "../ui/feedback/toast.ts";
import styles from "./batch.module.css";

/** Which column each field is taken from. Others have the file checked anew. */
export function ColumnsForm({ batch }: { batch: BatchView }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { batchSeq, headings, crimeType, title, comment, open } = batch;
  const [columns, setColumns] = useState(batch.columns);
  const saving = useMutation({
    mutationFn: () =>
      call("POST agency/batch/columns", { body: { batchSeq, columns, crimeType, title, comment, open } }),
    onSuccess: async () => {
      toast.good(t(($) => $.batch.columns.saved));
      await queryClient.invalidateQueries({ queryKey: under("agency/batch") });
    },
  });
  const width = Math.max(headings.length, ...Object.values(batch.columns).map((place) => place + 1));
  const places = Array.from({ length: width }, (_, at) => String(at));
  const nameOf = (at: string) => headings[Number(at)] || t(($) => $.batch.columns.unnamed, { at: Number(at) + 1 });
  const take = (field: BatchField, at: string | undefined) => {
    const { [field]: _, ...others } = columns;
    setColumns(at === undefined ? others : { ...others, [field]: Number(at) });
  };
  return (
    <section className={detail.section}>
      <h2>{t(($) => $.batch.columns.title)}</h2>
      <p className={entry.quiet}>{t(($) => $.batch.columns.text)}</p>
      <div className={styles.columns}>
        {BATCH_FIELDS.map((field) => (
          <Choice
            key={field}
            label={t(($) => $.batch.fields[field])}
            all={t(($) => $.batch.columns.none)}
            codes={places}
            nameOf={nameOf}
            value={columns[field] === undefined ? undefined : String(columns[field])}
            onChange={(at) => take(field, at)}
          />
        ))}
      </div>
      <div className={detail.actions}>
        <Button busy={saving.isPending} disabled={columns === batch.columns} onClick={() => saving.mutate()}>
          {t(($) => $.batch.columns.save)}
        </Button>
      </div>
    </section>
  );
}
