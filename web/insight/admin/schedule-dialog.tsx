import { useTranslation } from "react-i18next";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { LazyDialog } from "../../modals/modal-host.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

const FORM_ID = "article-schedule";

type Props = {
  /** ISO 8601; empty where there is none yet. */
  publishAt: string;
  onSet: (publishAt: string) => void;
  onClose: () => void;
};

/** Asks when an article is to be published, in the editor's own time. */
export function ScheduleDialog({ publishAt, onSet, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { at: localOf(publishAt) },
    labels: { at: t(($) => $.articles.schedule.at) },
    rules: { at: { required: true } },
    check: ({ at }) => (at !== "" && !(Date.parse(at) > Date.now()) ? [{ name: "at", code: "TIME_PAST" }] : []),
    send: async ({ at }) => onSet(new Date(at).toISOString()),
  });
  return (
    <LazyDialog
      title={t(($) => $.articles.schedule.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.articles.schedule.action)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.articles.schedule.text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <TextField {...form.text("at")} type="datetime-local" />
      </Form>
    </LazyDialog>
  );
}

const MINUTE = 60_000;

/** As a datetime-local field has it. */
function localOf(iso: string): string {
  if (iso === "") return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}
