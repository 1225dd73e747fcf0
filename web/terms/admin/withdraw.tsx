import type { TermsCode } from "@sb/contracts/codes.ts";
import { REASON } from "@sb/contracts/field.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { useSession } from "../../session/store.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./admin-terms.module.css";

/** Takes a version back before its day comes, with a reason. */
export function Withdraw({ code, applyDt }: { code: TermsCode; applyDt: string }) {
  const { t } = useTranslation();
  const go = useGo();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { reason: "" },
    labels: { reason: t(($) => $.versions.reason) },
    rules: { reason: REASON },
    textOf: ({ code }) => (code === "TERMS_IN_FORCE" ? t(($) => $.versions.inForce) : undefined),
    fieldOfCode: { TERMS_IN_FORCE: "reason" },
    send: ({ reason }) => call("POST admin/terms/withdraw", { body: { code, applyDt, reason } }),
    onSent: async () => {
      toast.good(t(($) => $.versions.withdrawn));
      await go(pathTo("/admin/terms"), { replace: true });
      await queryClient.invalidateQueries({ queryKey: keys.adminTerms });
    },
  });
  if (!mayDo(useSession(), "admin")) return null;
  return (
    <Form
      form={form}
      noSummary
      className={styles.publish}
      actions={
        <Button kind="danger" type="submit" busy={form.busy}>
          {t(($) => $.versions.withdraw)}
        </Button>
      }
    >
      <TextField {...form.text("reason")} />
    </Form>
  );
}
