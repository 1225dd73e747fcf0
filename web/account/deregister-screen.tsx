import { useMutation } from "@tanstack/react-query";
import { TriangleAlert } from "lucide";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { useModals } from "../modals/ask.tsx";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { signOut } from "../session/store.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CheckboxField } from "../ui/fields/checkbox-field.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./deregister-screen.module.css";

/** Account deregistration: consequences, consent, final confirmation. */
export function DeregisterScreen() {
  const { t } = useTranslation();
  const { decide } = useModals();
  const leave = useLeave();
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!agreed) return;
    if (
      await decide({
        key: "deregister",
        title: t(($) => $.account.deregister.sureTitle),
        text: t(($) => $.account.deregister.sureText),
        confirm: t(($) => $.account.deregister.submit),
        cancel: t(($) => $.account.deregister.keep),
        danger: true,
      })
    )
      leave.mutate();
  };
  return (
    <Page reading title={t(($) => $.account.deregister.heading)} lead={t(($) => $.account.deregister.lead)}>
      <form className={styles.page} onSubmit={submit} noValidate>
        <Card>
          <ul className={styles.warnings}>
            {t(($) => $.account.deregister.warnings, { returnObjects: true }).map((warning) => (
              <li key={warning}>
                <Icon of={TriangleAlert} size={18} />
                {warning}
              </li>
            ))}
          </ul>
        </Card>
        <CheckboxField
          id="understood"
          boxed
          required
          label={t(($) => $.account.deregister.understood)}
          checked={agreed}
          onChange={setAgreed}
          error={tried && !agreed ? t(($) => $.account.deregister.mustAgree) : undefined}
        />
        <div className={styles.actions}>
          <LinkButton href={pathTo("/support/my-page")}>{t(($) => $.account.deregister.keep)}</LinkButton>
          <Button kind="danger" type="submit" busy={leave.isPending}>
            {t(($) => $.account.deregister.submit)}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function useLeave() {
  const { t } = useTranslation();
  const { alert } = useModals();
  const go = useGo();
  return useMutation({
    mutationFn: () => call("POST user/delete"),
    onSuccess: async () => {
      await signOut();
      await go(pathTo("/"), { replace: true });
      await alert({ title: t(($) => $.messages.dialog.title), text: t(($) => $.account.deregister.done) });
    },
  });
}
