import { CLOSE_FIELDS } from "@sb/contracts/analysis/fields.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useFreshAnalyses } from "./use-fresh-analyses.ts";

const FORM_ID = "close-form";

/** Closes a request without an analysis; the person reads why. */
export function CloseDialog({ analysisSeq, onClose }: { analysisSeq: number; onClose: () => void }) {
  const { t } = useTranslation();
  const refresh = useFreshAnalyses();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: t(($) => $.analysis.admin.close.reason) },
    rules: CLOSE_FIELDS,
    send: ({ reason }, { idempotencyKey }) =>
      call("POST admin/analysis/close", { body: { analysisSeq, reason }, idempotencyKey }),
    onSent: async () => {
      onClose();
      toast.good(t(($) => $.analysis.admin.close.done));
      await refresh();
    },
  });
  return (
    <LazyDialog
      title={t(($) => $.analysis.admin.close.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.analysis.admin.close.action)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.analysis.admin.close.text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <TextArea {...form.text("reason", { counted: true })} rows={4} />
      </Form>
    </LazyDialog>
  );
}
