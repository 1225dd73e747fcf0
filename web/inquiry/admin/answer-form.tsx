import { COMMENT_FIELDS } from "@sb/contracts/comment/fields.ts";
import { INQUIRY_ANSWER_FIELDS } from "@sb/contracts/inquiry/fields.ts";
import type { InquiryView } from "@sb/contracts/inquiry/wire.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { isApiError } from "../../api/problem.ts";
import editor from "../../content/editor.module.css";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { AnswerArea } from "../../templates/answer-area.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioGroup } from "../../ui/fields/radio-group.tsx";
import { useFreshInquiries } from "../use-fresh-inquiries.ts";

/** An answer ends the inquiry; a question leaves it open. */
const WAYS = ["ANSWER", "QUESTION"] as const;

/** Answers an inquiry in the wording that is shown, or asks the person something first: one text, and what it is. */
export function AnswerForm({ inquiry: { seq, wording, language } }: { inquiry: InquiryView }) {
  const { t } = useTranslation();
  const refresh = useFreshInquiries();
  // Another admin was faster, or the person changed it. What was typed stays until the admin asks for what is there now.
  const isQuestion = useRef(false);
  const [isOutdated, setIsOutdated] = useState(false);
  const form = useForm({
    initial: { as: "ANSWER" as (typeof WAYS)[number], contents: "" },
    labels: { as: t(($) => $.inquiry.admin.as), contents: t(($) => $.inquiry.admin.text) },
    rules: ({ as }) => (as === "ANSWER" ? INQUIRY_ANSWER_FIELDS : { contents: COMMENT_FIELDS.content }),
    pathOf: (name) => (name === "contents" && isQuestion.current ? "content" : name),
    send: async ({ as, contents }, { idempotencyKey }) => {
      isQuestion.current = as === "QUESTION";
      if (isQuestion.current)
        return void (await call("POST support/inquiry/comment/leave", {
          body: { seq, content: contents },
          idempotencyKey,
        }));
      const body = { seq, contents, wording };
      await call("POST admin/inquiry/answer", { body, idempotencyKey }).catch((error: unknown) => {
        if (isApiError(error) && error.code === "CONFLICT") setIsOutdated(true);
        throw error;
      });
    },
    textOf: ({ code }) => (code === "CONFLICT" ? t(($) => $.inquiry.admin.conflict) : undefined),
    fieldOfCode: { CONFLICT: "contents" },
    onSent: async () => {
      toast.good(isQuestion.current ? t(($) => $.inquiry.admin.asked) : t(($) => $.inquiry.admin.sent));
      form.reset();
      await refresh();
    },
  });
  const isAnswer = form.values.as === "ANSWER";
  return (
    <Form
      form={form}
      guarded
      noSummary
      actions={
        <>
          <Button kind="primary" type="submit" busy={form.busy}>
            {isAnswer ? t(($) => $.inquiry.admin.send) : t(($) => $.inquiry.admin.ask)}
          </Button>
          {isOutdated && (
            <Button onClick={() => void refresh().then(() => setIsOutdated(false))}>
              {t(($) => $.inquiry.admin.showCurrent)}
            </Button>
          )}
        </>
      }
    >
      <RadioGroup
        {...form.choice("as")}
        className={editor.two}
        options={WAYS.map((value) => ({ value, label: t(($) => $.inquiry.admin.ways[value]) }))}
      />
      <AnswerArea
        use="INQUIRY"
        language={language}
        {...form.text("contents", { counted: true })}
        rows={10}
        hint={isAnswer ? t(($) => $.inquiry.admin.answerHint) : t(($) => $.inquiry.admin.commentHint)}
      />
    </Form>
  );
}
