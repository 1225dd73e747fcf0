import { isWebhookUrl } from "@sb/contracts/agency/webhook-url.ts";
import { CHAINS, type Chain, CRIME_TYPES, type CrimeType } from "@sb/contracts/codes.ts";
import { WEBHOOK_FIELDS } from "@sb/contracts/webhook/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { showSecret } from "../form/secret-dialog.tsx";
import { Several } from "../form/several.tsx";
import { useForm } from "../form/use-form.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import styles from "./webhook.module.css";

type Values = { url: string; crimeTypes: readonly CrimeType[]; chains: readonly Chain[] };

/** The address, and what is sent there. The secret is shown this once. */
export function WebhookForm() {
  const { t } = useTranslation();
  const form = useWebhookForm();
  const several = {
    all: t(($) => $.webhook.add.all),
    chosen: (count: number) => t(($) => $.webhook.add.chosen, { count }),
    hint: t(($) => $.webhook.add.criteriaHint),
  };
  return (
    <Card>
      <h2 className={styles.heading}>{t(($) => $.webhook.add.heading)}</h2>
      <Form
        form={form}
        noSummary
        actions={
          <Button kind="primary" type="submit" busy={form.busy}>
            {t(($) => $.webhook.add.submit)}
          </Button>
        }
      >
        <TextField {...form.text("url")} type="url" mono autoComplete="off" hint={t(($) => $.webhook.add.urlHint)} />
        <Several
          {...form.field("crimeTypes")}
          {...several}
          codes={CRIME_TYPES}
          value={form.values.crimeTypes}
          nameOf={(code) => t(($) => $.codes.crimeType[code])}
        />
        <Several
          {...form.field("chains")}
          {...several}
          codes={CHAINS}
          value={form.values.chains}
          nameOf={(code) => t(($) => $.codes.chain[code])}
        />
      </Form>
    </Card>
  );
}

function useWebhookForm() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { url: "", crimeTypes: [], chains: [] } as Values,
    labels: t(($) => $.webhook.add.fields, { returnObjects: true }),
    rules: { ...WEBHOOK_FIELDS },
    check: ({ url }) =>
      url.trim() === "" || isWebhookUrl(url.trim()) ? [] : [{ name: "url", code: "INVALID_REQUEST" }],
    textOf: ({ code }) => (code === "INVALID_REQUEST" ? t(($) => $.webhook.add.invalid) : undefined),
    fieldOfCode: { TOO_MANY_WEBHOOKS: "url" },
    send: ({ url, crimeTypes, chains }, { idempotencyKey }) =>
      call("POST support/webhook", {
        body: { url, crimeTypes: [...crimeTypes], chains: [...chains] },
        idempotencyKey,
      }),
    onSent: async ({ secret }) => {
      form.reset();
      await showSecret(
        secret,
        t(($) => $.webhook.shown, { returnObjects: true }),
      );
      await queryClient.invalidateQueries({ queryKey: under("support/webhook") });
    },
  });
  return form;
}
