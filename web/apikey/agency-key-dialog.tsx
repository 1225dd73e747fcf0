import type { IssuedKey } from "@sb/contracts/apikey/wire.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { keys, queryOf } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { LazyDialog } from "../modals/modal-host.tsx";
import { openModal } from "../modals/modals.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { NAME_RULE } from "./name-rule.ts";
import { showKey } from "./shown-key-dialog.tsx";

const FORM_ID = "agency-key-form";

/** Asks for the agency and a name, makes the key, and shows it this once. */
export function useMakeAgencyKey(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const issued = await openModal<IssuedKey | undefined>("agency-key", (close) => <AgencyKeyDialog onClose={close} />);
    if (!issued) return;
    await showKey(issued.key);
    await queryClient.invalidateQueries({ queryKey: keys.adminApiKey });
  };
}

function AgencyKeyDialog({ onClose }: { onClose: (issued: IssuedKey | undefined) => void }) {
  const { t } = useTranslation();
  const agencies = useQuery(
    queryOf("GET admin/agency", { query: { pagination: { size: String(LIMITS.pageSizeMax) } } }),
  );
  const form = useForm({
    initial: { agencySeq: undefined as string | undefined, name: "" },
    labels: { agencySeq: t(($) => $.apikey.admin.agencyField), name: t(($) => $.apikey.create.name) },
    rules: { agencySeq: { required: true }, name: NAME_RULE },
    send: ({ agencySeq, name }, { idempotencyKey }) =>
      call("POST admin/api-key", { body: { agencySeq: Number(agencySeq), name }, idempotencyKey }),
    onSent: (issued) => onClose(issued),
  });
  const options = (agencies.data?.items ?? []).map(({ agencySeq, name }) => ({
    value: String(agencySeq),
    label: name,
  }));
  const cancel = () => onClose(undefined);
  return (
    <LazyDialog
      title={t(($) => $.apikey.admin.make)}
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
      <p>{t(($) => $.apikey.admin.makeText)}</p>
      <Form form={form} id={FORM_ID} noSummary>
        <SelectField {...form.choice("agencySeq")} options={options} />
        <TextField {...form.text("name")} hint={t(($) => $.apikey.create.hint)} autoComplete="off" />
      </Form>
    </LazyDialog>
  );
}
