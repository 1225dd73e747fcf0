import { REASON } from "@sb/contracts/field.ts";
import type { UnusualRule } from "@sb/contracts/unusual/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { LazyDialog } from "../modals/modal-host.tsx";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { TextArea } from "../ui/fields/text-area.tsx";

const FORM_ID = "review-form";
const RULES = { note: REASON } as const;

type Props = { rule: UnusualRule; dclrSeq: number; reason: string; onClose: () => void };

/** Asks for a note and records that somebody looked. */
export function ReviewDialog({ rule, dclrSeq, reason, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { note: "" },
    labels: { note: t(($) => $.unusual.review.note) },
    rules: RULES,
    send: ({ note }, { idempotencyKey }) =>
      call("POST admin/unusual/review", { body: { rule, dclrSeq, note }, idempotencyKey }),
    onSent: async () => {
      onClose();
      toast.good(t(($) => $.unusual.review.done));
      await queryClient.invalidateQueries({ queryKey: under("admin/unusual") });
    },
  });
  return (
    <LazyDialog
      title={t(($) => $.unusual.review.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.unusual.review.action)}
          </Button>
        </>
      }
    >
      <p>{reason}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <TextArea {...form.text("note", { counted: true })} rows={3} hint={t(($) => $.unusual.review.hint)} />
      </Form>
    </LazyDialog>
  );
}
