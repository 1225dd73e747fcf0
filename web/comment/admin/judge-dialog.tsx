import { REASON } from "@sb/contracts/field.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { under } from "../../api/keys.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { AnswerArea } from "../../templates/answer-area.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";

const FORM_ID = "judge-form";
const RULES = { reason: REASON } as const;

/** `keep`: it was reported, and stays up. */
export type Decision = "hide" | "keep" | "restore";

type Props = { commentSeq: number; decision: Decision; onClose: () => void };

/** Asks for the reason of a decision, and carries it out. */
export function JudgeDialog({ commentSeq, decision, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: t(($) => $.comments.admin.reason) },
    rules: RULES,
    send: ({ reason }, { idempotencyKey }) => {
      const key = decision === "hide" ? "POST admin/comment/hide" : "POST admin/comment/restore";
      return call(key, { body: { commentSeq, reason }, idempotencyKey });
    },
    onSent: async () => {
      onClose();
      toast.good(t(($) => $.comments.admin[decision].done));
      await Promise.all(
        [under("admin/comment"), under("report")].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <LazyDialog
      title={t(($) => $.comments.admin[decision].title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.comments.admin[decision].action)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.comments.admin[decision].text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <AnswerArea
          use="COMMENT"
          language={undefined}
          {...form.text("reason", { counted: true })}
          rows={3}
          hint={t(($) => $.comments.admin.reasonHint)}
        />
      </Form>
    </LazyDialog>
  );
}
