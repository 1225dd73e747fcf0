import { UserRoundPlus } from "lucide-react";
import { Page } from "../../app/shell/page-frame.tsx";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { RegistrationEvent } from "./machine.ts";

type Props = { email: string | undefined; send: (event: RegistrationEvent) => void };

/** The Google account is known, the registration is not complete: go on, or leave it. */
export function AskToContinue({ email, send }: Props) {
  const { join } = useText().account;
  return (
    <Page reading>
      <EmptyState
        icon={<UserRoundPlus size={26} />}
        title={join.continueTitle}
        text={
          <>
            {join.continueText}
            <br />
            <strong>{email}</strong>
          </>
        }
        headingLevel={1}
      >
        <Button onClick={() => send({ type: "CANCEL" })}>{join.cancel}</Button>
        <Button kind="primary" onClick={() => send({ type: "CONTINUE" })}>
          {join.continue}
        </Button>
      </EmptyState>
    </Page>
  );
}
