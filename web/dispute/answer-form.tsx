import { ANSWER_FIELDS } from "@sb/contracts/dispute/fields.ts";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { toast } from "../ui/feedback/toast.ts";
import { TextArea } from "../ui/fields/text-area.tsx";
import { useFreshDisputes } from "./use-fresh-disputes.ts";

/** The reporter is heard: once, before anything is decided. */
export function AnswerForm({ requestSeq }: { requestSeq: number }) {
  const { t } = useTranslation();
  const refresh = useFreshDisputes();
  const form = useForm({
    initial: { content: "" },
    labels: { content: t(($) => $.dispute.answer.label) },
    rules: ANSWER_FIELDS,
    send: ({ content }, { idempotencyKey }) =>
      call("POST report/deletion/answer", { body: { requestSeq, content }, idempotencyKey }),
    onSent: async () => {
      toast.good(t(($) => $.dispute.answer.done));
      await refresh();
    },
  });
  return (
    <section className={`${detail.section} ${detail.panel}`} aria-labelledby="answer">
      <h2 id="answer">{t(($) => $.dispute.answer.heading)}</h2>
      <p className={detail.quiet}>{t(($) => $.dispute.answer.lead)}</p>
      <Form
        form={form}
        guarded
        noSummary
        actions={
          <Button kind="primary" type="submit" busy={form.busy}>
            {t(($) => $.dispute.answer.submit)}
          </Button>
        }
      >
        <TextArea {...form.text("content", { counted: true })} rows={7} hint={t(($) => $.dispute.answer.hint)} />
      </Form>
    </section>
  );
}
