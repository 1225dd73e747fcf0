import { LIST_LOGIN_FIELDS, LIST_LOGINS, type ListLoginKind } from "@sb/contracts/published/model.ts";
import type { ListView } from "@sb/contracts/published/wire.ts";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { Form } from "../form/form.tsx";
import { useForm } from "../form/use-form.ts";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { useFreshLists } from "./api.ts";
import styles from "./published.module.css";

/** The login that a publisher's server asks for: it is kept, used, and never shown. */
export function Login({ list: { listSeq, login } }: { list: ListView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useFreshLists();
  const kindOf = (kind: ListLoginKind) => t(($) => $.published.login.kinds[kind]);
  const removing = useMutation({
    mutationFn: () => call("POST admin/list/login", { body: { listSeq } }),
    onSuccess: async () => {
      toast.good(t(($) => $.published.login.removed));
      await refresh();
    },
  });
  return (
    <Disclosure summary={t(($) => $.published.login.heading)} className={styles.more}>
      <div>
        <p>{t(($) => $.published.login.lead)}</p>
        <p className={entry.quiet}>
          {login
            ? t(($) => $.published.login.since, { at: format.dateTime(login.at), kind: kindOf(login.kind) })
            : t(($) => $.published.login.none)}
        </p>
        {login && (
          <div>
            <Button size="small" busy={removing.isPending} onClick={() => removing.mutate()}>
              {t(($) => $.published.login.remove)}
            </Button>
          </div>
        )}
        <LoginForm listSeq={listSeq} onSaved={refresh} />
      </div>
    </Disclosure>
  );
}

const EMPTY = { kind: "BEARER" as ListLoginKind | undefined, user: "", secret: "" };

function LoginForm({ listSeq, onSaved }: { listSeq: number; onSaved: () => Promise<void> }) {
  const { t } = useTranslation();
  const words = t(($) => $.published.login, { returnObjects: true });
  const form = useForm({
    initial: EMPTY,
    labels: { kind: words.kind, user: words.user, secret: words.secret },
    rules: { kind: { required: true }, ...LIST_LOGIN_FIELDS },
    check: ({ kind, user }) =>
      kind === "BASIC" && user.trim() === "" ? [{ name: "user", code: "REQUIRED_FIELD_MISSING" } as const] : [],
    pathOf: (name) => `login.${name}`,
    send: ({ kind = "BEARER", user, secret }) =>
      call("POST admin/list/login", {
        body: { listSeq, login: { kind, secret, ...(kind === "BASIC" && { user }) } },
      }),
    onSent: async () => {
      toast.good(words.saved);
      form.text("secret").onChange("");
      await onSaved();
    },
  });
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" busy={form.busy}>
          {words.save}
        </Button>
      }
    >
      <SelectField
        {...form.choice("kind")}
        options={LIST_LOGINS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {form.values.kind === "BASIC" && <TextField {...form.text("user")} autoComplete="off" />}
      <TextField {...form.text("secret")} type="password" autoComplete="off" />
    </Form>
  );
}
