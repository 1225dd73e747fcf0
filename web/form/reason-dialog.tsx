import { LIMITS } from "@sb/contracts/limits.ts";
import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

const FORM_ID = "reason-form";
const RULES = { reason: { required: true, maxChars: LIMITS.shortTextChars } } as const;

export type ReasonWords = {
  readonly title: string;
  readonly text: string;
  /** Of the field. */
  readonly label: string;
  readonly hint?: string;
  readonly confirm: string;
};

/** Asks for the reason of an act that can't be taken back. Undefined where the person thinks better of it. */
export const askReason = (words: ReasonWords): Promise<string | undefined> =>
  openModal<string | undefined>("reason", (close) => <ReasonDialog words={words} onClose={close} />);

type Props = { words: ReasonWords; onClose: (reason: string | undefined) => void };

function ReasonDialog({ words, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: words.label },
    rules: RULES,
    send: async ({ reason }) => reason,
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
          <Button kind="danger" type="submit" form={FORM_ID} busy={form.busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <TextArea {...form.text("reason", { counted: true })} rows={3} hint={words.hint} />
      </Form>
    </LazyDialog>
  );
}
