import { useMutation } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { call } from "../api/client.ts";
import { useModals } from "../app/modals/ask.tsx";
import { useGo } from "../app/navigation.ts";
import { paths } from "../app/paths.ts";
import { Page } from "../app/shell/page-frame.tsx";
import { useText } from "../i18n/text.tsx";
import { signOut } from "../session/store.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CheckboxField } from "../ui/checkbox-field.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import styles from "./deregister-screen.module.css";

/** Leaving for good: what it means, a word of consent, and one more question. */
export function DeregisterScreen() {
  const { deregister } = useText().account;
  const { decide } = useModals();
  const leave = useLeave();
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!agreed) return;
    const { sureTitle, sureText, submit: confirm, keep } = deregister;
    if (await decide({ key: "deregister", title: sureTitle, text: sureText, confirm, cancel: keep, danger: true }))
      leave.mutate();
  };
  return (
    <Page reading title={deregister.heading} lead={deregister.lead}>
      <form className={styles.page} onSubmit={submit} noValidate>
        <Card>
          <ul className={styles.warnings}>
            {deregister.warnings.map((warning) => (
              <li key={warning}>
                <TriangleAlert size={18} aria-hidden="true" />
                {warning}
              </li>
            ))}
          </ul>
        </Card>
        <CheckboxField
          id="understood"
          boxed
          required
          label={deregister.understood}
          checked={agreed}
          onChange={setAgreed}
          error={tried && !agreed ? deregister.mustAgree : undefined}
        />
        <div className={styles.actions}>
          <LinkButton href={paths.support.myPage()}>{deregister.keep}</LinkButton>
          <Button kind="danger" type="submit" busy={leave.isPending}>
            {deregister.submit}
          </Button>
        </div>
      </form>
    </Page>
  );
}

function useLeave() {
  const { account, messages } = useText();
  const { alert } = useModals();
  const go = useGo();
  return useMutation({
    mutationFn: () => call("POST user/delete"),
    onSuccess: async () => {
      await signOut();
      await go(paths.home, { replace: true });
      await alert({ title: messages.dialog.title, text: account.deregister.done });
    },
  });
}
