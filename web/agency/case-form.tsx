import type { InboxReport } from "@sb/contracts/agency/inbox-wire.ts";
import { CASE_STATUSES } from "@sb/contracts/codes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { RadioGroup } from "../ui/fields/radio-group.tsx";
import styles from "./agency.module.css";

/** The status that the reporter sees. */
export function CaseForm({ report: { dclrSeq, status } }: { report: InboxReport }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { status },
    labels: { status: t(($) => $.agency.inbox.status) },
    rules: { status: { required: true } },
    send: (values) => call("POST agency/report/status", { body: { dclrSeq, status: values.status } }),
    onSent: async () => {
      toast.good(t(($) => $.agency.inbox.told));
      await queryClient.invalidateQueries({ queryKey: under("agency") });
    },
  });
  return (
    <div className={styles.card}>
      <Form
        form={form}
        noSummary
        actions={
          <Button kind="primary" type="submit" busy={form.busy}>
            {t(($) => $.agency.inbox.setStatus)}
          </Button>
        }
      >
        <RadioGroup
          {...form.choice("status")}
          options={CASE_STATUSES.map((value) => ({ value, label: t(($) => $.agency.cases[value]) }))}
        />
      </Form>
    </div>
  );
}
