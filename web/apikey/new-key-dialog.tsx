import type { IssuedKey } from "@sb/contracts/apikey/wire.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { keys } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { NAME_RULE } from "./name-rule.ts";
import { showKey } from "./shown-key-dialog.tsx";

const FORM_ID = "new-key-form";

/** Asks for a name, makes the key, and shows it this once. */
export function useMakeKey(): () => void {
  const queryClient = useQueryClient();
  return async () => {
    const issued = await openModal<IssuedKey | undefined>("new-key", (close) => <NewKeyDialog onClose={close} />);
    if (!issued) return;
    await showKey(issued.key);
    await queryClient.invalidateQueries({ queryKey: keys.apiKey });
  };
}

function NewKeyDialog({ onClose }: { onClose: (issued: IssuedKey | undefined) => void }) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { name: "" },
    labels: { name: t(($) => $.apikey.create.name) },
    rules: { name: NAME_RULE },
    send: (body, { idempotencyKey }) => call("POST support/api-key", { body, idempotencyKey }),
    onSent: (issued) => onClose(issued),
  });
  const cancel = () => onClose(undefined);
  return (
    <LazyDialog
      title={t(($) => $.apikey.create.title)}
      closeLabel={t(($) => $.common.close)}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t(($) => $.common.cancel)}</Button>
          <Button kind="primary" type="submit" form={FORM_ID} busy={form.busy}>
            {t(($) => $.apikey.create.confirm)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.apikey.create.text)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <TextField {...form.text("name")} hint={t(($) => $.apikey.create.hint)} autoComplete="off" />
      </Form>
    </LazyDialog>
  );
}
