import { EXTRA_FIELDS } from "@sb/contracts/report/codes.ts";
import { EXTRA_ANSWER } from "@sb/contracts/report/fields.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { under } from "../../api/keys.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { changed, type ExtraAnswers, NO_ANSWERS } from "./extra-fields.ts";
import styles from "./owner-part.module.css";

type Props = {
  dclrSeq: number;
  /** Earlier answers, to be edited. */
  before?: Readonly<Record<string, string>>;
  /** Called after saving or skipping. */
  onClose: () => void;
};

/** Questions that help to prevent further crimes. All are optional, but saving needs a new, other or cleared answer. */
export function ExtraForm(props: Props) {
  const { t } = useTranslation();
  const form = useExtraForm(props);
  return (
    <Form
      form={form}
      className={styles.block}
      noSummary
      actions={
        <>
          <Button type="submit" kind="primary" busy={form.busy}>
            {t(($) => $.report.extra.save)}
          </Button>
          <Button kind="quiet" onClick={props.onClose}>
            {t(($) => $.report.extra[props.before ? "cancelEdit" : "cancel"])}
          </Button>
        </>
      }
    >
      <p className={styles.nothing}>
        {t(($) => $.report.extra.lead)} {props.before && t(($) => $.report.extra.editLead)}
      </p>
      {EXTRA_FIELDS.map((field, index) => (
        <TextArea
          key={field}
          {...form.text(field)}
          tag={undefined}
          hint={t(($) => $.report.extra.hints[field])}
          autoFocus={index === 0}
          maxLength={EXTRA_ANSWER.maxChars}
        />
      ))}
    </Form>
  );
}

function useExtraForm({ dclrSeq, before, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useForm<ExtraAnswers, unknown>({
    initial: { ...NO_ANSWERS, ...before },
    labels: t(($) => $.report.extra.fields, { returnObjects: true }),
    check: (answers) =>
      Object.keys(changed(answers, before)).length > 0
        ? []
        : [{ name: EXTRA_FIELDS[0], code: "REQUIRED_FIELD_MISSING" }],
    textOf: ({ code }) =>
      code === "REQUIRED_FIELD_MISSING" ? t(($) => $.report.extra[before ? "unchanged" : "empty"]) : undefined,
    pathOf: (field) => `extra.${field}`,
    send: (answers, { idempotencyKey }) =>
      call("POST report/extra", { body: { dclrSeq, extra: changed(answers, before) }, idempotencyKey }),
    onSent: async () => {
      await queryClient.invalidateQueries({ queryKey: under("report") });
      toast.good(t(($) => $.report.extra.done));
      onClose();
    },
  });
}
