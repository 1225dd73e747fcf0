import { BATCH_DEFAULT_FIELDS, BATCH_FIELDS, BATCH_LIMITS } from "@sb/contracts/batch/model.ts";
import { CRIME_TYPES, type CrimeType, VISIBILITIES, type Visibility } from "@sb/contracts/codes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import entry from "../list/entry.module.css";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { toast } from "../ui/feedback/toast.ts";
import { FileButton } from "../ui/fields/file-button.tsx";
import { RadioGroup } from "../ui/fields/radio-group.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { saveAs } from "../ui/save-as.ts";
import styles from "./batch.module.css";

/** `JSON.stringify` tells two of these apart, as it doesn't two files. */
type Chosen = { readonly name: string; readonly size: number; readonly changed: number; readonly file: File };

const FILE_TYPES =
  ".xlsx,.csv,.tsv,.txt,.ndjson,.jsonl,text/csv,text/plain,text/tab-separated-values,application/x-ndjson,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Codes that mean the same to who sends one file, and agrees to nothing yet. */
const NO_TABLE: readonly string[] = ["FILE_TYPE_NOT_ALLOWED", "TERMS_NOT_AGREED", "TOO_MANY_FILES"];

/** The file that the agency sends, and the texts that stand in where its table says nothing. */
export function UploadForm() {
  const { t } = useTranslation();
  const form = useUpload();
  const types = CRIME_TYPES.map((value) => ({ value: value as string, label: t(($) => $.codes.crimeType[value]) }));
  return (
    <section className={`${detail.section} ${detail.panel}`}>
      <h2>{t(($) => $.batch.upload.title)}</h2>
      <Form
        form={form}
        actions={
          <Button type="submit" kind="primary" busy={form.busy}>
            {t(($) => $.batch.upload.send)}
          </Button>
        }
      >
        <FileField {...form.field("files")} chosen={form.values.files} />
        <SelectField
          {...form.choice("crimeType")}
          hint={t(($) => $.batch.upload.crimeTypeHint)}
          placeholder={t(($) => $.batch.upload.none)}
          options={types}
        />
        <TextField {...form.text("title")} hint={t(($) => $.batch.upload.defaultHint)} autoComplete="off" />
        <TextArea {...form.text("comment")} hint={t(($) => $.batch.upload.defaultHint)} rows={3} />
        <RadioGroup
          {...form.choice("open")}
          options={VISIBILITIES.map((value) => ({ value, label: t(($) => $.batch.upload.opens[value]) }))}
        />
      </Form>
    </section>
  );
}

function useUpload() {
  const { t } = useTranslation();
  const go = useGo();
  const queryClient = useQueryClient();
  return useForm({
    initial: {
      files: undefined as Chosen | undefined,
      crimeType: undefined as string | undefined,
      title: "",
      comment: "",
      open: "PUBLIC" as Visibility | undefined,
    },
    labels: {
      files: t(($) => $.batch.upload.file),
      crimeType: t(($) => $.batch.upload.crimeType),
      title: t(($) => $.batch.upload.reportTitle),
      comment: t(($) => $.batch.upload.comment),
      open: t(($) => $.batch.upload.open),
    },
    rules: { files: { required: true }, ...BATCH_DEFAULT_FIELDS },
    textOf: ({ code }) => (NO_TABLE.includes(code) ? t(($) => $.errors.FILE_UNREADABLE) : undefined),
    send: ({ files, crimeType, title, comment, open = "PUBLIC" }, { idempotencyKey }) =>
      call("POST agency/batch", {
        body: { crimeType: (crimeType ?? "") as CrimeType, title, comment, open },
        files: files ? [files.file] : [],
        idempotencyKey,
      }),
    onSent: async ({ batchSeq }) => {
      toast.good(t(($) => $.batch.upload.sent));
      await queryClient.invalidateQueries({ queryKey: under("agency/batch") });
      await go(pathTo("/agency/batch/:batchSeq", { batchSeq }));
    },
  });
}

type FileProps = {
  id: string;
  label: string;
  error: string | undefined;
  onChange: (file: Chosen | undefined) => void;
  chosen: Chosen | undefined;
};

function FileField({ id, label, error, onChange, chosen }: FileProps) {
  const { t } = useTranslation();
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.file}>
      <FileButton
        id={id}
        icon={Upload}
        accept={FILE_TYPES}
        describedBy={described}
        isInvalid={error !== undefined}
        onFile={(file) => onChange({ name: file.name, size: file.size, changed: file.lastModified, file })}
      >
        {label}
      </FileButton>
      {chosen && <p className={styles.chosen}>{chosen.name}</p>}
      <p id={`${id}-hint`} className={entry.quiet}>
        {t(($) => $.batch.upload.hint, { rows: BATCH_LIMITS.rows })}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <Button size="small" kind="quiet" onClick={() => saveAs(new Blob([EXAMPLE]), "safer-block-example.csv")}>
        <Icon of={Download} size={16} />
        {t(($) => $.batch.upload.example)}
      </Button>
    </div>
  );
}

/** Headings as they are always found, and a made-up row. BIP-173's first example. */
const EXAMPLE = [
  `\uFEFF${BATCH_FIELDS.join(",")}`,
  "2026-0001,bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4,WALLET,BTC,FRAUD_INVESTMENT,,2026-03-01,Title,Details,,,,,,",
  "",
].join("\r\n");
