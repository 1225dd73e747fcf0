import { UserRoundPlus } from "lucide";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import type { RegistrationEvent } from "./machine.ts";

type Props = { email: string | undefined; send: (event: RegistrationEvent) => void };

/** The Google login succeeded but the registration is incomplete: continue or cancel. */
export function AskToContinue({ email, send }: Props) {
  const { t } = useTranslation();
  return (
    <Page reading>
      <EmptyState
        icon={<Icon of={UserRoundPlus} size={26} />}
        title={t(($) => $.account.join.continueTitle)}
        text={
          <>
            {t(($) => $.account.join.continueText)}
            <br />
            <strong>{email}</strong>
          </>
        }
        headingLevel={1}
      >
        <Button onClick={() => send({ type: "registration.cancelled" })}>{t(($) => $.account.join.cancel)}</Button>
        <Button kind="primary" onClick={() => send({ type: "registration.continued" })}>
          {t(($) => $.account.join.continue)}
        </Button>
      </EmptyState>
    </Page>
  );
}
