import { JOIN_TERMS, type TermsCode } from "@sb/contracts/codes.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { dayOf } from "@sb/contracts/terms/versions.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import type { ProblemCode } from "../../api/problem.ts";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { useGo } from "../../routing/navigation.ts";
import { pathTo } from "../../routing/paths.ts";
import { useSession } from "../../session/store.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./admin-terms.module.css";

type Props = { code: TermsCode; revision: number };

/** Publishes the saved draft for a day. Only admins may; editors see that. */
export function Publish({ code, revision }: Props) {
  const { t } = useTranslation();
  const go = useGo();
  const queryClient = useQueryClient();
  const isAgreedTo = JOIN_TERMS.some((joined) => joined === code);
  const textOf = useTextOf();
  const form = useForm({
    initial: { applyDt: dayOf(new Date().toISOString()), asksAgain: isAgreedTo },
    labels: { applyDt: t(($) => $.versions.applyDt), asksAgain: t(($) => $.versions.asksAgain) },
    rules: { applyDt: { required: true } },
    textOf: ({ code: problem }) => textOf(problem),
    fieldOfCode: { CONTENT_CHANGED: "applyDt" },
    send: ({ applyDt, asksAgain }) =>
      call("POST admin/terms/publish", { body: { code, revision, applyDt, asksAgain } }),
    onSent: async () => {
      toast.good(t(($) => $.versions.publishedToast));
      // Marked only: the list fetches what is out of date once it is there. The draft, which is gone, must not be fetched again.
      const stale = (queryKey: readonly string[]) => queryClient.invalidateQueries({ queryKey, refetchType: "none" });
      await Promise.all([keys.adminTerms, keys.terms].map(stale));
      await go(pathTo("/admin/terms"), { replace: true });
    },
  });
  if (!mayDo(useSession(), "admin")) return <p className={styles.note}>{t(($) => $.versions.adminsPublish)}</p>;
  return (
    <Card className={styles.publish ?? ""}>
      <h2>{t(($) => $.versions.publishHeading)}</h2>
      <p className={styles.note}>{t(($) => $.versions.publishLead)}</p>
      <Form
        form={form}
        noSummary
        actions={
          <Button kind="primary" type="submit" busy={form.busy}>
            {t(($) => $.versions.publish)}
          </Button>
        }
      >
        <TextField {...form.text("applyDt")} type="date" />
        {isAgreedTo && <CheckboxField {...form.checkbox("asksAgain")} hint={t(($) => $.versions.asksAgainHint)} />}
      </Form>
    </Card>
  );
}

function useTextOf() {
  const { t } = useTranslation();
  return (code: ProblemCode): string | undefined => {
    if (code === "TERMS_DATE_INVALID") return t(($) => $.versions.dateInvalid);
    if (code === "TERMS_DATE_TAKEN") return t(($) => $.versions.dateTaken);
    if (code === "CONTENT_CHANGED") return t(($) => $.versions.changed);
    return undefined;
  };
}
