import type { Language } from "@sb/contracts/codes.ts";
import { REASON } from "@sb/contracts/field.ts";
import type { TemplateUse } from "@sb/contracts/template/model.ts";
import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { AnswerArea } from "../templates/answer-area.tsx";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

const FORM_ID = "reason-form";
const RULES = { reason: REASON } as const;

export type ReasonWords = {
  readonly title: string;
  readonly text: string;
  /** The field's label. */
  readonly label: string;
  readonly hint?: string;
  readonly confirm: string;
  /** The reason is read by whoever it concerns, and may begin with a template. */
  readonly answers?: { readonly use: TemplateUse; readonly language: Language | undefined };
  /** Danger unless said. */
  readonly kind?: "primary" | "danger";
};

type Send = (reason: string) => Promise<unknown>;

/**
 * Asks for the reason of an act. With `send` it carries the act out as well, and stays open where that is refused. Undefined
 * where the person thinks better of it.
 */
export const askReason = (words: ReasonWords, send?: Send): Promise<string | undefined> =>
  openModal<string | undefined>("reason", (close) => <ReasonDialog words={words} send={send} onClose={close} />);

type Props = { words: ReasonWords; send: Send | undefined; onClose: (reason: string | undefined) => void };

function ReasonDialog({ words, send, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: words.label },
    rules: RULES,
    send: async ({ reason }) => {
      await send?.(reason);
      return reason;
    },
    onSent: (reason) => onClose(reason),
  });
  const cancel = () => onClose(undefined);
  return (
    <LazyDialog
      title={words.title}
      closeLabel={t(($) => $.common.close)}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t(($) => $.common.cancel)}</Button>
          <Button kind={words.kind ?? "danger"} type="submit" form={FORM_ID} busy={form.busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <Form form={form} id={FORM_ID} noSummary>
        {words.answers ? (
          <AnswerArea {...words.answers} {...form.text("reason", { counted: true })} rows={4} hint={words.hint} />
        ) : (
          <TextArea {...form.text("reason", { counted: true })} rows={3} hint={words.hint} />
        )}
      </Form>
    </LazyDialog>
  );
}
