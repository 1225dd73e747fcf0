import { FLAG_REASONS, type FlagReason } from "@sb/contracts/comment/codes.ts";
import { useTranslation } from "react-i18next";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { LazyDialog } from "../modals/modal-host.tsx";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { RadioGroup } from "../ui/fields/radio-group.tsx";

const FORM_ID = "flag-form";
const RULES = { reason: { required: true } } as const;

type Props = { onFlag: (reason: FlagReason) => Promise<unknown>; onClose: () => void };

/** Asks why a comment is reported to the admins. */
export function FlagDialog({ onFlag, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { reason: undefined as FlagReason | undefined },
    labels: { reason: t(($) => $.comments.flag.reason) },
    rules: RULES,
    send: async ({ reason }) => reason && onFlag(reason),
    onSent: () => {
      onClose();
      toast.good(t(($) => $.comments.flag.done));
    },
  });
  return (
    <LazyDialog
      title={t(($) => $.comments.flag.ask.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.comments.flag.action)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.comments.flag.ask.text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <RadioGroup
          {...form.choice("reason")}
          tag={undefined}
          options={FLAG_REASONS.map((value) => ({ value, label: t(($) => $.comments.flag.reasons[value]) }))}
        />
      </Form>
    </LazyDialog>
  );
}
