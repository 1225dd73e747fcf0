import { LIMITS } from "@sb/contracts/limits.ts";
import { useTranslation } from "react-i18next";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.ts";

const FORM_ID = "news-reason";
const RULES = { reason: { required: true, maxChars: LIMITS.shortTextChars } } as const;

type Words = { readonly title: string; readonly text: string; readonly action: string; readonly done: string };
type Props = {
  words: Words;
  send: (reason: string) => Promise<unknown>;
  /** Refetches what shows it. */
  onSent: () => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason of what an editor does, and carries it out. */
export function ReasonDialog({ words, send, onSent, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: t(($) => $.news.admin.reason) },
    rules: RULES,
    send: ({ reason }) => send(reason),
    onSent: async () => {
      onClose();
      toast.good(words.done);
      await onSent();
    },
  });
  return (
    <LazyDialog
      title={words.title}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {words.action}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <TextArea {...form.text("reason", { counted: true })} rows={3} hint={t(($) => $.news.admin.reasonHint)} />
      </Form>
    </LazyDialog>
  );
}
