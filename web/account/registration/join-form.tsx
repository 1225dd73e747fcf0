import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { problemText } from "../../errors/problem-text.ts";
import type { Translate } from "../../i18n/texts.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorSummary, type SummaryItem } from "../../ui/fields/error-summary.tsx";
import { Page } from "../../ui/page.tsx";
import type { nicknameMachine } from "../nickname/machine.ts";
import { NicknameField } from "../nickname/nickname-field.tsx";
import { nicknameProblem } from "../nickname/problem.ts";
import styles from "./join-form.module.css";
import type { RegistrationEvent, registrationMachine } from "./machine.ts";
import { StepNote } from "./step-note.tsx";
import { type Agreed, allAgreed } from "./terms.ts";
import { TermsBox } from "./terms-box.tsx";

type Snapshot = SnapshotFrom<typeof registrationMachine>;
type Props = { snapshot: Snapshot; send: (event: RegistrationEvent) => void };

const NICKNAME_ID = "nickname";
const TERMS_ID = "terms";

/** The registration form: nickname and terms. */
export function JoinForm({ snapshot, send }: Props) {
  const { t } = useTranslation();
  const problems = useProblems(snapshot);
  const { kept, agreed, tried } = snapshot.context;
  const nickname = snapshot.children.nickname as ActorRefFrom<typeof nicknameMachine> | undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "registration.submitted" });
  };
  return (
    <Page reading title={t(($) => $.account.join.heading)} lead={t(($) => $.account.join.lead)}>
      <StepNote step={snapshot.context.step} />
      {kept?.returnTo === pathTo("/report") && <p>{t(($) => $.account.join.reportKept)}</p>}
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary title={t(($) => $.common.errorSummary, { count: problems.length })} items={problems} />
        <Card className={styles.form ?? ""}>
          <dl className={styles.email}>
            <dt>{t(($) => $.account.join.email)}</dt>
            <dd>{kept?.email}</dd>
          </dl>
          {nickname && <NicknameField id={NICKNAME_ID} actor={nickname} tried={tried} />}
        </Card>
        <Card>
          <TermsBox
            id={TERMS_ID}
            agreed={agreed}
            onAgree={(code, value) => send({ type: "term.agreed", code, value })}
            onAgreeToAll={(value) => send({ type: "terms.agreed", value })}
          />
        </Card>
        <div className={styles.actions}>
          <Button onClick={() => send({ type: "registration.cancelled" })}>{t(($) => $.account.join.cancel)}</Button>
          <Button kind="primary" type="submit">
            {t(($) => $.account.join.create)}
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** All errors of the form, shown after the first attempt to submit. */
function useProblems({ context }: Snapshot): readonly SummaryItem[] {
  const { t } = useTranslation();
  if (!context.tried) return [];
  const nickname = nicknameProblem(context.verdict, true, t);
  return [
    ...(nickname ? [{ id: NICKNAME_ID, text: nickname }] : []),
    ...(allAgreed(context.agreed) ? [] : [{ id: TERMS_ID, text: missingTerms(context.agreed, t) }]),
  ];
}

const missingTerms = ({ A01, R02 }: Agreed, t: Translate): string =>
  R02 && !A01 ? t(($) => $.terms.serviceMissing) : problemText("TERMS_NOT_AGREED", t);
