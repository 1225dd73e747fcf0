import { LIMITS } from "@sb/contracts/limits.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.ts";
import { answered, EXTRA_FIELDS, type ExtraField } from "./extra-fields.ts";
import styles from "./owner-part.module.css";

type Props = {
  dclrSeq: number;
  /** What was said before: it is there to be added to. */
  before?: Readonly<Record<string, string>>;
  /** Saved, or put off. */
  onClose: () => void;
};

/** Questions whose answers help to prevent a second crime. None must be answered, but one at least to save. */
export function ExtraForm({ dclrSeq, before = {}, onClose }: Props) {
  const { t } = useTranslation();
  const [{ answers, idempotencyKey }, setAttempt] = useState(() => newAttempt(before));
  const [empty, setEmpty] = useState(false);
  const save = useSave(dclrSeq, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const extra = answered(answers);
    setEmpty(Object.keys(extra).length === 0);
    if (Object.keys(extra).length > 0 && !save.isPending) save.mutate({ extra, idempotencyKey });
  };
  return (
    <form className={styles.block} onSubmit={submit} noValidate>
      <p className={styles.nothing}>{t(($) => $.report.extra.lead)}</p>
      {EXTRA_FIELDS.map((field, index) => (
        <Question
          key={field}
          field={field}
          autoFocus={index === 0}
          value={answers[field] ?? ""}
          error={empty && index === 0 ? t(($) => $.report.extra.empty) : undefined}
          onChange={(value) => setAttempt(newAttempt({ ...answers, [field]: value }))}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={save.isPending}>
          {t(($) => $.report.extra.save)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t(($) => $.report.extra.cancel)}
        </Button>
      </div>
    </form>
  );
}

type Answers = Readonly<Record<string, string>>;

/** The same answers sent again are the same attempt; other answers are another. */
const newAttempt = (answers: Answers) => ({ answers, idempotencyKey: crypto.randomUUID() });

function useSave(dclrSeq: number, onSaved: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ extra, idempotencyKey }: { extra: Answers; idempotencyKey: string }) =>
      call("POST report/extra", { body: { dclrSeq, extra }, idempotencyKey }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keys.report });
      toast.good(t(($) => $.report.extra.done));
      onSaved();
    },
  });
}

type QuestionProps = {
  field: ExtraField;
  value: string;
  error: string | undefined;
  autoFocus: boolean;
  onChange: (value: string) => void;
};

function Question({ field, ...rest }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      {...rest}
      id={useId()}
      label={t(($) => $.report.extra.fields[field])}
      hint={t(($) => $.report.extra.hints[field])}
      maxLength={LIMITS.longTextChars}
    />
  );
}
