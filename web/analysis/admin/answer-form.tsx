import { REPLY_FIELDS } from "@sb/contracts/analysis/fields.ts";
import type { AnalysisView } from "@sb/contracts/analysis/wire.ts";
import { useMutation } from "@tanstack/react-query";
import { CircleX, Play } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { openModal } from "../../modals/modals.ts";
import { AnswerArea } from "../../templates/answer-area.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { useFreshAnalyses } from "./use-fresh-analyses.ts";

/** Answers a request; beginning it and closing it without an analysis stand beside. */
export function AnswerForm({ analysis: { analysisSeq, status, language } }: { analysis: AnalysisView }) {
  const { t } = useTranslation();
  const refresh = useFreshAnalyses();
  const form = useForm({
    initial: { content: "" },
    labels: { content: t(($) => $.analysis.admin.answer) },
    rules: REPLY_FIELDS,
    send: ({ content }, { idempotencyKey }) =>
      call("POST admin/analysis/answer", { body: { analysisSeq, content }, idempotencyKey }),
    onSent: async () => {
      toast.good(t(($) => $.analysis.admin.sent));
      await refresh();
    },
  });
  const starting = useMutation({
    mutationFn: () => call("POST admin/analysis/start", { body: { analysisSeq } }),
    onSuccess: async () => {
      toast.good(t(($) => $.analysis.admin.startDone));
      await refresh();
    },
  });
  const close = () =>
    void openModal<void>("close-analysis", (done) => (
      <CloseDialog analysisSeq={analysisSeq} language={language} onClose={() => done()} />
    ));
  return (
    <Form
      form={form}
      guarded
      noSummary
      actions={
        <>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t(($) => $.analysis.admin.send)}
          </Button>
          {status === "RECEIVED" && (
            <Button busy={starting.isPending} onClick={() => starting.mutate()}>
              <Icon of={Play} size={18} />
              {t(($) => $.analysis.admin.start)}
            </Button>
          )}
          <Button kind="quiet" onClick={close}>
            <Icon of={CircleX} size={18} />
            {t(($) => $.analysis.admin.close.action)}
          </Button>
        </>
      }
    >
      <AnswerArea
        use="ANALYSIS"
        language={language}
        {...form.text("content", { counted: true })}
        rows={10}
        hint={t(($) => $.analysis.admin.answerHint)}
      />
    </Form>
  );
}
