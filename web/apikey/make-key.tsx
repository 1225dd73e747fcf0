import { API_KEY_FIELDS } from "@sb/contracts/apikey/fields.ts";
import type { IssuedKey } from "@sb/contracts/apikey/wire.ts";
import { KEY_SCOPES } from "@sb/contracts/codes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { showSecret } from "../form/secret-dialog.tsx";
import { useForm } from "../form/use-form.ts";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { Button } from "../ui/button.tsx";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { AgencyField } from "./agency-field.tsx";

const FORM_ID = "new-key-form";

/** Whose key it is to be: one's own, or that of an agency, which is asked for. */
type For = "ME" | "AGENCY";

/** Asks for a name, makes the key, and shows it this once. */
export function useMakeKey(whose: For): () => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async () => {
    const issued = await openModal<IssuedKey | undefined>("new-key", (close) => (
      <KeyDialog whose={whose} onClose={close} />
    ));
    if (!issued) return;
    await showSecret(
      issued.key,
      t(($) => $.apikey.shown, { returnObjects: true }),
    );
    await queryClient.invalidateQueries({
      queryKey: whose === "ME" ? under("support/api-key") : under("admin/api-key"),
    });
  };
}

function KeyDialog({ whose, onClose }: { whose: For; onClose: (issued: IssuedKey | undefined) => void }) {
  const { t } = useTranslation();
  const form = useKeyForm(whose, onClose);
  const cancel = () => onClose(undefined);
  const isMine = whose === "ME";
  return (
    <LazyDialog
      title={isMine ? t(($) => $.apikey.create.title) : t(($) => $.apikey.admin.make)}
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
      <p>{isMine ? t(($) => $.apikey.create.text) : t(($) => $.apikey.admin.makeText)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        {!isMine && <AgencyField {...form.choice("agencySeq")} />}
        <TextField {...form.text("name")} hint={t(($) => $.apikey.create.hint)} autoComplete="off" />
        {isMine && <CheckboxField {...form.checkbox("mayFile")} hint={t(($) => $.apikey.scopes.hint)} />}
      </Form>
    </LazyDialog>
  );
}

function useKeyForm(whose: For, onSent: (issued: IssuedKey) => void) {
  const { t } = useTranslation();
  return useForm({
    initial: { agencySeq: undefined as string | undefined, name: "", mayFile: false },
    labels: {
      agencySeq: t(($) => $.apikey.admin.agencyField),
      name: t(($) => $.apikey.create.name),
      mayFile: t(($) => $.apikey.scopes.names.file),
    },
    rules: { agencySeq: { required: whose === "AGENCY" }, ...API_KEY_FIELDS },
    fieldOfCode: { TOO_MANY_KEYS: "name" },
    send: ({ agencySeq, name, mayFile }, { idempotencyKey }) =>
      whose === "ME"
        ? call("POST support/api-key", { body: { name, scopes: mayFile ? [...KEY_SCOPES] : ["read"] }, idempotencyKey })
        : call("POST admin/api-key", { body: { agencySeq: Number(agencySeq), name }, idempotencyKey }),
    onSent,
  });
}
