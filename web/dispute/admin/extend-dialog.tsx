import { DECISION_FIELDS } from "@sb/contracts/dispute/fields.ts";
import type { DisputeDetail } from "@sb/contracts/dispute/wire.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { AnswerArea } from "../../templates/answer-area.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useFreshDisputes } from "../use-fresh-disputes.ts";

const FORM_ID = "extend-form";

type Props = { dispute: Pick<DisputeDetail, "requestSeq" | "language">; onClose: () => void };

/** Gives a request more time, once; both sides read why. */
export function ExtendDialog({ dispute: { requestSeq, language }, onClose }: Props) {
  const { t } = useTranslation();
  const refresh = useFreshDisputes();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: t(($) => $.dispute.admin.extend.reason) },
    rules: DECISION_FIELDS,
    send: ({ reason }, { idempotencyKey }) =>
      call("POST admin/deletion/extend", { body: { requestSeq, reason }, idempotencyKey }),
    onSent: async () => {
      onClose();
      toast.good(t(($) => $.dispute.admin.extend.done));
      await refresh();
    },
  });
  return (
    <LazyDialog
      title={t(($) => $.dispute.admin.extend.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.dispute.admin.extend.action)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.dispute.admin.extend.text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <AnswerArea use="DISPUTE" language={language} {...form.text("reason", { counted: true })} rows={4} />
      </Form>
    </LazyDialog>
  );
}
