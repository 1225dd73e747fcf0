import { INQUIRY_ANSWER_FIELDS } from "@sb/contracts/inquiry/fields.ts";
import type { InquiryView } from "@sb/contracts/inquiry/wire.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { isApiError } from "../../api/problem.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useFreshInquiries } from "../use-fresh-inquiries.ts";

/** Answers an inquiry in the wording that is shown. */
export function AnswerForm({ inquiry: { seq, wording } }: { inquiry: InquiryView }) {
  const { t } = useTranslation();
  const refresh = useFreshInquiries();
  // Another admin was faster, or the person changed it. What was typed stays until the admin asks for what is there now.
  const [isOutdated, setIsOutdated] = useState(false);
  const form = useForm({
    initial: { contents: "" },
    labels: { contents: t(($) => $.inquiry.admin.answer) },
    rules: INQUIRY_ANSWER_FIELDS,
    send: async ({ contents }, { idempotencyKey }) => {
      const body = { seq, contents, wording };
      await call("POST admin/inquiry/answer", { body, idempotencyKey }).catch((error: unknown) => {
        if (isApiError(error) && error.code === "CONFLICT") setIsOutdated(true);
        throw error;
      });
    },
    textOf: ({ code }) => (code === "CONFLICT" ? t(($) => $.inquiry.admin.conflict) : undefined),
    fieldOfCode: { CONFLICT: "contents" },
    onSent: async () => {
      toast.good(t(($) => $.inquiry.admin.sent));
      await refresh();
    },
  });
  return (
    <Form
      form={form}
      guarded
      noSummary
      actions={
        <>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t(($) => $.inquiry.admin.send)}
          </Button>
          {isOutdated && (
            <Button onClick={() => void refresh().then(() => setIsOutdated(false))}>
              {t(($) => $.inquiry.admin.showCurrent)}
            </Button>
          )}
        </>
      }
    >
      <TextArea {...form.text("contents", { counted: true })} rows={10} hint={t(($) => $.inquiry.admin.answerHint)} />
    </Form>
  );
}
