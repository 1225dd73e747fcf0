import { KEY_FIELDS } from "@sb/contracts/agency/fields.ts";
import type { OwnAgency } from "@sb/contracts/agency/wire.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { TextArea } from "../ui/fields/text-area.tsx";
import styles from "./agency.module.css";

/** The agency's public key, and another in its place. */
export function KeyForm({ agency: { publicKey } }: { agency: OwnAgency }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { publicKey: "" },
    labels: { publicKey: t(($) => $.agency.own.newKey) },
    rules: KEY_FIELDS,
    textOf: ({ code }) => {
      if (code === "PUBLIC_KEY_INVALID") return t(($) => $.agency.admin.keyInvalid);
      return code === "PUBLIC_KEY_PRIVATE" ? t(($) => $.agency.admin.keyPrivate) : undefined;
    },
    send: (body) => call("POST agency/key", { body }),
    onSent: async () => {
      toast.good(t(($) => $.agency.own.keySet));
      form.reset();
      await queryClient.invalidateQueries({ queryKey: under("agency") });
    },
  });
  return (
    <section className={styles.card} aria-labelledby="agency-key">
      <h2 id="agency-key">{t(($) => $.agency.own.key)}</h2>
      <p>{t(($) => $.agency.own.keyText)}</p>
      <p className={styles.key}>{publicKey?.value ?? t(($) => $.agency.own.noKey)}</p>
      <Form
        form={form}
        noSummary
        actions={
          <Button type="submit" busy={form.busy}>
            {t(($) => $.agency.own.setKey)}
          </Button>
        }
      >
        <TextArea {...form.text("publicKey")} rows={3} hint={t(($) => $.agency.admin.hints.publicKey)} />
      </Form>
    </section>
  );
}
