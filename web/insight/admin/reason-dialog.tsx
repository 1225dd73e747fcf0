import { LIMITS } from "@sb/contracts/limits.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";

const FORM_ID = "article-reason";
const RULES = { reason: { required: true, maxChars: LIMITS.shortTextChars } } as const;

/** What takes an article from its readers. */
export type Taking = "withdraw" | "delete";

type Props = { viewSeq: number; taking: Taking; onDone: () => Promise<void>; onClose: () => void };

/** Asks for the reason, and carries it out. */
export function ReasonDialog({ viewSeq, taking, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: t(($) => $.articles.reason) },
    rules: RULES,
    send: ({ reason }) => call(`POST admin/safer-view/${taking}`, { body: { viewSeq, reason } }),
    onSent: async () => {
      onClose();
      await onDone();
    },
  });
  return (
    <LazyDialog
      title={t(($) => $.articles[taking].title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="danger" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.articles[taking].action)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.articles[taking].text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <TextArea {...form.text("reason", { counted: true })} rows={3} />
      </Form>
    </LazyDialog>
  );
}
