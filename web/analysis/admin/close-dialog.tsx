import { CLOSE_FIELDS } from "@sb/contracts/analysis/fields.ts";
import type { Language } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { AnswerArea } from "../../templates/answer-area.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useFreshAnalyses } from "./use-fresh-analyses.ts";

const FORM_ID = "close-form";

type Props = { analysisSeq: number; language: Language | undefined; onClose: () => void };

/** Closes a request without an analysis; the person reads why. */
export function CloseDialog({ analysisSeq, language, onClose }: Props) {
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
        <AnswerArea use="ANALYSIS" language={language} {...form.text("reason", { counted: true })} rows={4} />
      </Form>
    </LazyDialog>
  );
}
